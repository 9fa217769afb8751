import { graphql } from "../graphql.ts";

export const Desks = graphql(`
  query Desks {
    desks {
      id
      name
      lockMinutes
      createdAt
      version
      current
      cashBox {
        id
      }
    }
  }
`);

/** The cash boxes that a desk may have. */
export const DeskBoxes = graphql(`
  query DeskBoxes {
    cashBoxes {
      id
      name
    }
  }
`);

export const DeclareDesk = graphql(`
  mutation DeclareDesk($input: DeskInput!) {
    deskDeclare(input: $input) {
      token
      name
    }
  }
`);

export const UpdateDesk = graphql(`
  mutation UpdateDesk($desk: Int!, $input: DeskInput!, $version: Int!) {
    deskUpdate(desk: $desk, input: $input, version: $version) {
      id
    }
  }
`);

export const RevokeDesk = graphql(`
  mutation RevokeDesk($desk: Int!) {
    deskRevoke(desk: $desk) {
      id
    }
  }
`);

export const DeskLock = graphql(`
  query DeskLock {
    deskLock {
      name
      medicalCenter
      people {
        session
        name
        last
      }
    }
  }
`);

export const LockDesk = graphql(`
  mutation LockDesk($session: Int, $path: String!, $body: String!) {
    deskLock(session: $session, path: $path, body: $body)
  }
`);

export const UnlockDesk = graphql(`
  mutation UnlockDesk($session: Int!, $secret: String!, $kept: String) {
    deskUnlock(session: $session, secret: $secret, kept: $kept) {
      accessToken
      kept {
        id
        path
        body
      }
    }
  }
`);

export const Pin = graphql(`
  query Pin {
    pinSetAt
  }
`);

export const SetPin = graphql(`
  mutation SetPin($password: String!, $pin: String!) {
    pinSet(password: $password, pin: $pin)
  }
`);

export const RemovePin = graphql(`
  mutation RemovePin {
    pinRemove
  }
`);
