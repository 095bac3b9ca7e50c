export interface ExportSection {
  /** Name in the exported document. */
  name: string
  table: string
  /** Column that identifies the member. */
  column: string
  /** The table that has the column, if this one refers to it by id, or by another `key` that both have. */
  through?: { table: string; column: string; key?: string }
  /** Keys, hashes and columns without personal data. */
  omit?: readonly string[]
  order?: string
}

/**
 * Tables with personal data, as exported. A test fails for tables that refer to members and are neither here nor in
 * NOT_EXPORTED.
 */
export const EXPORTED: readonly ExportSection[] = [
  { name: 'profile', table: 'members', column: 'id', omit: ['password_hash', 'name_key'] },
  { name: 'sessions', table: 'sessions', column: 'member_id', omit: ['token_hash'] },
  { name: 'consents', table: 'member_consents', column: 'member_id', order: 'consented_at' },
  { name: 'socialAccounts', table: 'social_accounts', column: 'member_id' },
  {
    name: 'accountChanges',
    table: 'factor_changes',
    column: 'member_id',
    omit: ['undo_hash', 'former'],
  },
  { name: 'resumes', table: 'resumes', column: 'member_id', omit: ['name_key'] },
  { name: 'expectedJobs', table: 'expected_jobs', column: 'member_id' },
  {
    name: 'savedSearches',
    table: 'saved_searches',
    column: 'member_id',
    omit: [
      'anchor',
      'region_ids',
      'products',
      'categories',
      'keywords',
      'pay_type',
      'min_pay_amount',
      'flags_wanted',
      'flags_unwanted',
      'words',
    ],
    order: 'created_at',
  },
  // Decrypted for the export (account-service.ts).
  { name: 'stays', table: 'stays', column: 'member_id', omit: ['sealed'], order: 'updated_at' },
  { name: 'applications', table: 'applications', column: 'member_id' },
  {
    name: 'shownRights',
    table: 'shown_rights',
    column: 'member_id',
    omit: ['question'],
    order: 'shown_at',
  },
  { name: 'applicantNotes', table: 'applicant_notes', column: 'member_id', order: 'updated_at' },
  { name: 'favorites', table: 'favorites', column: 'member_id' },
  { name: 'files', table: 'files', column: 'owner_id' },
  { name: 'companies', table: 'companies', column: 'member_id', omit: ['name_key'] },
  {
    name: 'postings',
    table: 'jobs',
    column: 'member_id',
    through: { table: 'companies', column: 'company_id' },
  },
  {
    name: 'businessVerifications',
    table: 'business_verifications',
    column: 'member_id',
    through: { table: 'companies', column: 'company_id' },
    omit: ['person_number'],
    order: 'requested_at',
  },
  {
    name: 'companyNames',
    table: 'company_names',
    column: 'member_id',
    through: { table: 'companies', column: 'company_id' },
    order: 'requested_at',
  },
  {
    name: 'companyPlaces',
    table: 'company_people',
    column: 'person_id',
    omit: ['invited_by'],
    order: 'joined_at',
  },
  {
    name: 'companyInvitations',
    table: 'company_invitations',
    column: 'invited_by',
    omit: ['token_hash'],
  },
  { name: 'companyActs', table: 'company_acts', column: 'person_id' },
  { name: 'latePayCases', table: 'late_pay_cases', column: 'member_id', order: 'opened_at' },
  {
    name: 'arrearsMatches',
    table: 'arrears_matches',
    column: 'member_id',
    through: { table: 'companies', column: 'company_id' },
    order: 'found_at',
  },
  {
    name: 'payGuarantees',
    table: 'pay_guarantees',
    column: 'member_id',
    through: { table: 'companies', column: 'company_id' },
    order: 'requested_at',
  },
  {
    name: 'notifications',
    table: 'notifications',
    column: 'member_id',
    omit: ['push_pending', 'occasion', 'tell_by', 'tell_at'],
  },
  {
    name: 'notificationChannels',
    table: 'notification_channels',
    column: 'member_id',
    omit: ['mailed_at'],
    order: 'member_id',
  },
  {
    name: 'pushSubscriptions',
    table: 'push_subscriptions',
    column: 'member_id',
    omit: ['session_hash', 'p256dh', 'auth'],
  },
  { name: 'proposals', table: 'proposals', column: 'member_id' },
  {
    name: 'proposalReplies',
    table: 'proposal_replies',
    column: 'member_id',
    through: { table: 'proposals', column: 'proposal_id' },
    order: 'created_at',
  },
  {
    name: 'conversations',
    table: 'conversation_members',
    column: 'member_id',
    omit: ['push_due_at', 'pushed_at'],
    order: 'conversation_id',
  },
  {
    name: 'messages',
    table: 'messages',
    column: 'member_id',
    through: { table: 'conversation_members', column: 'conversation_id', key: 'conversation_id' },
    omit: ['fingerprint'],
  },
  { name: 'blockedMembers', table: 'member_blocks', column: 'member_id', omit: ['blocked_id'] },
  {
    name: 'conversationSettings',
    table: 'conversation_settings',
    column: 'member_id',
    order: 'member_id',
  },
  { name: 'coupons', table: 'member_coupons', column: 'member_id', order: 'coupon_id' },
  { name: 'orders', table: 'orders', column: 'member_id' },
  {
    name: 'receiptRequests',
    table: 'receipt_requests',
    column: 'member_id',
    through: { table: 'orders', column: 'order_id' },
    omit: ['recipient'],
    order: 'requested_at',
  },
  { name: 'points', table: 'point_accounts', column: 'member_id', order: 'member_id' },
  { name: 'pointEntries', table: 'point_entries', column: 'member_id' },
  {
    name: 'proposalReports',
    table: 'proposal_reports',
    column: 'member_id',
    through: { table: 'proposals', column: 'proposal_id' },
    omit: ['decision_id'],
  },
  { name: 'reports', table: 'job_reports', column: 'member_id', omit: ['visitor', 'decision_id'] },
]

/** Tables that refer to members but hold only keys, copies of other sections, or the site's records. */
export const NOT_EXPORTED: readonly string[] = [
  'idempotency_keys',
  'password_resets',
  'operator_factors',
  'operator_recovery_codes',
  'email_changes',
  'email_verifications',
  'known_devices',
  'number_proofs',
  'social_attempts',
  'operator_acts',
  'member_notes',
  'push_plans',
  'alert_days',
  'talent_changes',
  'talent_finds',
]
