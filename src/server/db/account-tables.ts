import type { ColumnType, Generated } from 'kysely'
import type { LegalTextKind, Role, SocialProvider } from '../../contract/base/enums.ts'
import type { FactorChange } from '../../contract/account/factor.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

interface PasswordResetTable {
  token_hash: Buffer
  member_id: string
  created_at: Timestamp
  expires_at: Timestamp
  keeps_factors: Generated<boolean>
}

interface FactorChangeTable {
  id: string
  member_id: string
  kind: FactorChange
  detail: ColumnType<unknown, string, string>
  former: ColumnType<unknown, string, string>
  told_email: string | null
  is_undoable: boolean
  undo_hash: Buffer | null
  undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: Timestamp
  expires_at: Timestamp
}

interface EmailChangeTable {
  token_hash: Buffer
  member_id: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
}

interface EmailVerificationTable {
  token_hash: Buffer
  member_id: string
  email: string
  created_at: Timestamp
  expires_at: Timestamp
  code_hash: Buffer | null
  code_tries: Generated<number>
}

interface NumberProofTable {
  token_hash: Buffer
  member_id: ColumnType<string | null, string | null | undefined, string | null>
  expires_at: Timestamp
}

interface KnownDeviceTable {
  token_hash: Buffer
  member_id: string
  created_at: Timestamp
  last_used_at: Timestamp
}

interface SocialAccountTable {
  provider: SocialProvider
  provider_user_id: string
  member_id: string
  created_at: Timestamp
  confirmed_email: ColumnType<string | null, string | null | undefined, string | null>
}

interface SocialAttemptTable {
  state_hash: Buffer
  provider: SocialProvider
  browser_key_hash: Buffer
  member_id: string | null
  role: Exclude<Role, 'OPERATOR'>
  keep_signed_in: boolean
  expires_at: Timestamp
}

interface MemberConsentTable {
  member_id: string
  legal_text: LegalTextKind
  version: string
  url: string
  consented_at: Timestamp
}

interface TaskTable {
  id: string
  kind: string
  payload: ColumnType<unknown, string, string>
  attempts: Generated<number>
  due_at: Timestamp
  created_at: Timestamp
}

/** Which secret keys this site has used, by their ids. */
interface SecretKeyTable {
  id: Generated<number>
  key_id: string
  used_since: Timestamp
}

interface OperatorFactorTable {
  member_id: string
  /** The TOTP key, encrypted. */
  key: Buffer
  /** What recovery codes are hashed with, encrypted; null: the secret key. */
  code_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  created_at: Timestamp
  confirmed_at: NullableTimestamp
  /** Time step of the last accepted code. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>
}

interface OperatorRecoveryCodeTable {
  member_id: string
  code_hash: Buffer
  used_at: NullableTimestamp
}

export interface AccountTables {
  secret_keys: SecretKeyTable
  operator_factors: OperatorFactorTable
  operator_recovery_codes: OperatorRecoveryCodeTable
  password_resets: PasswordResetTable
  factor_changes: FactorChangeTable
  email_changes: EmailChangeTable
  email_verifications: EmailVerificationTable
  known_devices: KnownDeviceTable
  number_proofs: NumberProofTable
  member_consents: MemberConsentTable
  social_accounts: SocialAccountTable
  social_attempts: SocialAttemptTable
  tasks: TaskTable
}
