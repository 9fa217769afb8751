import { graphql } from "../graphql.ts";

export const EventVisits = graphql(`
  query EventVisits($event: Int!) {
    event(event: $event) {
      patientAttendances {
        id
      }
    }
  }
`);

export const SetAttendance = graphql(`
  mutation SetAttendance($attendance: Int!, $state: PatientAttendanceState!) {
    patientAttendanceSetState(patientAttendance: $attendance, state: $state) {
      id
    }
  }
`);

export const ChargeVisit = graphql(`
  mutation ChargeVisit($attendance: Int!) {
    patientAttendanceCharge(patientAttendance: $attendance) {
      id
    }
  }
`);

export const UseVoucher = graphql(`
  mutation UseVoucher($attendance: Int!, $voucher: Int!) {
    patientAttendanceUseVoucher(patientAttendance: $attendance, procedureVoucher: $voucher) {
      id
    }
  }
`);

export const SetInsurerCover = graphql(`
  mutation SetInsurerCover($attendance: Int!, $insurerCover: InsurerCover) {
    patientAttendanceSetInsurerCover(patientAttendance: $attendance, insurerCover: $insurerCover) {
      id
    }
  }
`);

export const SetProgress = graphql(`
  mutation SetProgress($attendance: Int!, $progress: WaitingRoomProgress!) {
    patientAttendanceSetProgress(patientAttendance: $attendance, progress: $progress) {
      id
    }
  }
`);
