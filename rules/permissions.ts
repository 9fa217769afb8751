import type { Profession, ProfileRole } from "./codes.ts";

/** Reach of a permission: all records of the centre, the user's own, or none. */
export type Reach = "any" | "own" | "none";

/** The parts of a person that the matrix needs. */
export type Actor = { role: ProfileRole; profession: Profession };

const all = { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "any" } as const;
const administrator = { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "none", ROLE_RECEPTIONIST: "none" } as const;

/**
 * The permission matrix of a medical centre (the table «Tenancy, people, roles» of the product's decisions). `health:
 * true` adds the condition that an administrator is a health professional too.
 */
const matrix = {
  "calendar:read": all,
  "calendar:write": all,
  /** Files of the whole waiting list. */
  "waitingPatient:save": administrator,
  /** Patients' requests: a paramedic decides those for itself and for anyone. */
  "booking:decide": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "any" },
  /** Files of those that it may decide. */
  "booking:save": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "none" },
  "overlap:override": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "none" },
  "patientCard:read": all,
  "patientCard:write": all,
  /** Files of the whole card file. */
  "patientCard:save": administrator,
  /** That a report exists: its date, service, author and state. */
  "medicalReport:see": all,
  /** Contents of reports, and names of diagnoses anywhere. */
  "medicalReport:read": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "none", health: true },
  "medicalReport:write": { ROLE_ADMIN: "own", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "none", health: true },
  "medicalReport:validity": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "none", health: true },
  /** Administrative ones; medical ones are only brought. */
  "attachment:read": all,
  "attachment:write": all,
  "medicalAttachment:read": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "none", health: true },
  /** The access log, for answering a patient who asks. */
  "patientRights:serve": administrator,
  /** Erasure at a patient's request; it does not require reading contents. */
  "patientCard:erase": administrator,
  /** Cards past their retention: the permission to propose disposal, and to confirm another's proposal. */
  "disposal:propose": administrator,
  "disposal:confirm": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "none" },
  /** Vouchers and their presets: all three roles sell them. */
  "procedureVoucher:read": all,
  "procedureVoucher:sell": all,
  /** Their visits, validity and archive. */
  "procedureVoucher:change": administrator,
  /** The value of what is sold and unused on a day, for accountants. */
  "procedureVoucher:value": administrator,
  /** Each payment of a patient or a visit: all three roles create them and take the money. */
  "payment:read": all,
  "payment:write": all,
  /** All payments of the centre at once; a paramedic's own, and reception's of the day. */
  "payment:list": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "own" },
  /** Less than the list price, and what others took or what was taken on an earlier day. */
  "payment:discount": administrator,
  "payment:reverse": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "own" },
  /** Importing bank statements and booking what came on payments; a statement shows everybody's, as the list does. */
  "bankStatement:book": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "none", ROLE_RECEPTIONIST: "any" },
  /** Issuing invoices, and their internal notes; they are read with their payments. */
  "invoice:write": all,
  /** Files for accountants, with all payments and invoices of some days. */
  "invoiceExport:make": administrator,
  "import:make": administrator,
  /** The copy of everything that the centre has, reports included, whatever the profession of its administrator. */
  "centerCopy:make": administrator,
  /** Credit notes: of any invoice, or of the own ones of the day. */
  "invoice:credit": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "own" },
  /** The cash book with entries by hand and its close; reception's of its own box and day. */
  "cashBook:keep": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "none", ROLE_RECEPTIONIST: "own" },
  /** Closing months, and opening the last one again. */
  "month:close": administrator,
  /** Contracts with insurers and what is billed to them. */
  "insurer:read": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "any", ROLE_RECEPTIONIST: "none" },
  "insurer:bill": administrator,
  /** FT vouchers and their applicants: all three roles keep them. */
  "ftVoucher:keep": all,
  /** Files of all vouchers of the centre. */
  "ftVoucher:save": administrator,
  /** Figures of the whole centre; a paramedic's own. */
  "statistics:read": { ROLE_ADMIN: "any", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "none" },
  "medicalCenter:write": administrator,
  "subscription:manage": administrator,
  "staff:read": all,
  "staff:write": administrator,
  "outbox:read": administrator,
  /** The audit log of the centre. */
  "auditLog:read": administrator,
  /** Work that waits or failed, the latest check of evidence and the last backup. */
  "centerStatus:read": administrator,
  "personal:write": { ROLE_ADMIN: "own", ROLE_PARAMEDIC: "own", ROLE_RECEPTIONIST: "own" },
} as const satisfies Record<string, Record<ProfileRole, Reach> & { health?: true }>;

export type Permission = keyof typeof matrix;
export const permissions = Object.keys(matrix) as Permission[];

/** Reach of a permission for this person. */
export function reach(actor: Actor, permission: Permission): Reach {
  const row: Record<ProfileRole, Reach> & { health?: true } = matrix[permission];
  if (row.health && actor.role === "ROLE_ADMIN" && actor.profession === "OTHER") return "none";
  return row[actor.role];
}

export const may = (actor: Actor, permission: Permission) => reach(actor, permission) !== "none";

/**
 * Operations by their class in a centre without a subscription. Refused is what begins something: new cards, visits,
 * invitations, imports and the page for booking; in part, where an operation brings a patient to a visit, which its
 * verb asks. Everything else goes on: reading, prints, files, what took place, money, rights of patients, settings.
 */
export const whileUnsubscribed = {
  Query: {
    refused: "bookingPage bookingTimes",
    refusedInPart: "",
    goesOn: `
      additionalProcedure additionalProcedures alerts aresByCompanyNumber attachment auditLog
      availableMedicalOperations badge bankMovement bankMovements bankStatement batch batchCandidates batchRun
      billedMonth billingInformation booking bookingContact bookings calendarEvents calendarResources calendars
      cashBook cashBoxes cashReceipt centerCopies centerStatus dataForInvoice dataGrid dataGridViews datedSetting datedSettings dayCancellation
      department departments deskLock desks disposal disposalRecord disposals emailNotification emailNotifications
      event eventRecurrencePreview eventSeries events eventsRemoved facilities facility formKept freePlaces freeUntil
      ftVoucher ftVoucherApplicant ftVoucherApplicants ftVoucherPlan ftVoucherToBook ftVoucherWork ftVouchers
      gdprConsent gdprConsentAsked gdprConsentLink gdprConsents gdprWording gdprWordings handoverUndoPreview handovers
      import importNames importRows imports insuranceCompanyContract insuredNumbers insuredNumbersComparison insuredNumbersText
      insurerBranches insurerFile invoice invoiceCustomers invoiceDraft invoiceExchangeRate invoiceExport
      invoiceSeries invoiceablePayments invoicesExportCheck loginEmailByToken loginEmailPending mail me medicalCenter
      medicalDiagnosis medicalOperationPreset medicalOperationPresets medicalOperations medicalReport
      medicalReportDeviceKey medicalReports medicalReportsWithFindings medicalSpecialties month monthObstacles
      myDepartments myHeldVisits myMedicalReportDrafts myPatientAttendancesWithoutMedicalReport myProfiles
      myReturnedDocuments myWaitingRoom operationExpertises ownBooking patientAccessLog patientAttendances
      patientAttendancesForNewMedicalReport patientAttendancesWithoutFtVoucher patientCard patientCardDuplicates
      patientCardErasurePreview patientCardSuggestions patientCards patientCardsMergePreview patientCopy payment
      paymentConfirmation paymentInfo paymentOfSymbol paymentPayers paymentReminders payments pinSetAt price priceList
      priced procedure procedureVoucher procedureVoucherPreset procedureVoucherPresets procedureVouchers
      procedureVouchersUnused procedures profile profileAndFacilitiesOptions profileDeactivationPreview
      profileFreeTimes profileInvitation profileWaitingPatients profileWork profileWorkingHours profiles quietHours
      refusedNoticeCount registrationOpen reimbursementYear relatedPerson rememberedDevices returnedDocument
      secondFactor secondFactorPreparation secondFactorsOfStaff sessionEndsIn sessions settingsInfo smsNotification
      smsNotifications staffMember staffNotices statsChart statsDetails subscription subscriptionPreview template
      templatesByProcedure unpaidPayments userConfig userEmailStatusCheck verifyToken waitingPatient
      waitingPatientCodebook waitingPatientsFor`,
  },
  Mutation: {
    refused: `
      bookingAccept bookingRequest ftVoucherVisitsBook importConfirm importCreate patientCardCreate profileActivate
      profileInvitationCreate profileInvitationResend`,
    refusedInPart: "eventCreate eventUpdate",
    goesOn: `
      additionalProcedureCreate additionalProcedureRemove additionalProcedureUpdate additionalProcedureVatRateUpdate
      alertUpdate attachmentRemove attachmentSetType attachmentsCreate authLogin authSecondStep bankMovementBook
      bankMovementLeaveOut bankStatementImport bankStatementRemove batchDisallowanceAdd batchDisallowanceTakeBack
      batchFixCreate batchInvoiceReturn batchInvoicesCreate batchRegularCreate batchRemove batchRunRepeat
      batchStateSet billingInformationUpdate bookingActiveSet bookingConfigUpdate bookingReject calendarAclCreate
      calendarAclRemove calendarAclRenew calendarFeedNamesSet cashBoxArchive cashBoxClose cashBoxCreate cashBoxUpdate
      cashEntryCreate centerCopyCreate changePassword codeConfirm dataGridViewRemove dataGridViewSave dataGridViewUse
      datedSettingRemove datedSettingSet dayCancel dayRestore departmentCreate departmentRemove departmentUpdate
      deskDeclare deskLock deskRevoke deskUnlock deskUpdate disposalConfirm disposalCreate disposalWithdraw
      emailNotificationUpdate eventRemove eventRestore facilityCreate facilityRemove facilityUpdate firstStepsClose
      forgottenPassword formKeep ftVoucherApplicantArchive ftVoucherApplicantCreate ftVoucherApplicantUpdate
      ftVoucherClose ftVoucherCreate ftVoucherRemove ftVoucherReopen ftVoucherUpdate gdprActiveSet
      gdprConsentByEmailSet gdprConsentCreate gdprConsentEmailSend gdprConsentGive gdprConsentRemove
      gdprDocumentUpload gdprWordingCreate handoverCreate handoverUndo importAnswer importDecide importMatch importUndo
      insuranceActiveSet insuranceCompanyContractCreate insuranceCompanyContractOperationsSet
      insuranceCompanyContractPriceRemove insuranceCompanyContractPriceSet insuranceCompanyContractRemove
      insuranceCompanyContractUpdate insuranceConfigUpdate invoiceAdvanceCreate invoiceCreate invoiceCreditNoteCreate
      invoiceEmailSend invoiceExportCreate invoiceExportRemove invoiceSeriesUpdate invoiceUpdate invoicingActiveSet
      loginEmailChange loginEmailConfirm logout meUpdate medicalCenterSlugUpdate medicalCenterTypeSet
      medicalCenterUpdate medicalOperationPresetCreate medicalOperationPresetRemove medicalOperationPresetUpdate
      medicalReportCreate medicalReportRemove medicalReportSetSigned medicalReportSetValidity medicalReportUpdate
      medicalReportsOverallSummaryUpdate medicalReportsSummaryConsentSet medicalReportsSummaryUpdate monthClose
      monthReopen noticeRepeat ownBookingCancel ownBookingConfirm passwordConfirm passwordSet patientAttendanceCharge
      patientAttendanceSetInsurerCover patientAttendanceSetProgress patientAttendanceSetState
      patientAttendanceUseVoucher patientCardArchive patientCardErase patientCardKeepLonger patientCardUpdate
      patientCardsMerge patientCardsUnmerge paymentCancel paymentCreate paymentEntryReverse paymentItemsUpdate
      paymentPayerSet paymentUpdate paymentsRemind pinRemove pinSet priceRemove pricesChange pricesSet
      procedureAccessibleInBookingUpdate procedureCreate procedureRemove procedureUpdate procedureVatRateUpdate
      procedureVoucherArchive procedureVoucherCreate procedureVoucherPresetCreate procedureVoucherPresetRemove
      procedureVoucherPresetUpdate procedureVoucherRefund procedureVoucherTransfer procedureVoucherUnarchive
      procedureVoucherUpdate proceduresCreate profileAndMedicalCenterCreate profileChoose profileDeactivate
      profileInvitationAccept profilePasswordReset profileSecondFactorRemove profileSessionsEnd profileUpdate
      profileWorkingHoursPeriodCreate profileWorkingHoursPeriodRemove profileWorkingHoursPeriodUpdate
      profileWorkingHoursUpdate quietHoursUpdate recoveryCodesCreate reimbursementYearUpdate relatedPersonCreate
      relatedPersonRemove relatedPersonUpdate rememberedDeviceForget reminderDaysSet retentionYearsSet
      returnedDocumentEnd returnedDocumentHandOver returnedDocumentRemove returnedDocumentReopen
      returnedDocumentsEnter returnedDocumentsImport secondFactorPrepare secondFactorRequiredSet secondFactorTurnOff
      secondFactorTurnOn sessionEnd signingProofSet smsNotificationUpdate staffNoticesUpdate subscriptionUpdate
      templateCreate templateRemove templateUpdate userConfig userCreate waitingPatientCreate waitingPatientRemove
      waitingPatientUpdate`,
  },
} as const;
