/** Values of the API's fields and of the columns that store them. */
export const ROLES = ['EMPLOYEE', 'EMPLOYER', 'OPERATOR'] as const
export const SIGN_UP_ROLES = ['EMPLOYEE', 'EMPLOYER'] as const
/** In a company, from all to least: the owner; who posts, decides, pays and talks; who only looks. */
export const COMPANY_RIGHTS = ['OWNER', 'MANAGER', 'READER'] as const
export type CompanyRight = (typeof COMPANY_RIGHTS)[number]
/** What the owner gives others. */
export const COLLEAGUE_RIGHTS = ['MANAGER', 'READER'] as const
export type ColleagueRight = (typeof COLLEAGUE_RIGHTS)[number]

/** What members agree to where the operator has set it. */
export const LEGAL_TEXTS = ['TERMS', 'PRIVACY'] as const
export type LegalTextKind = (typeof LEGAL_TEXTS)[number]

export const AUTH_TYPES = ['EMAIL', 'KAKAO', 'FACEBOOK', 'NAVER'] as const
/** Social sign-in providers, as they appear in paths. */
export const SOCIAL_PROVIDERS = ['kakao', 'facebook', 'naver'] as const
export const JOB_CATEGORIES = [
  'FACTORY',
  'FARM',
  'RESTAURANT',
  'CONSTRUCTION',
  'TRANSLATION',
  'OFFICE',
  'ETC',
] as const
export const PAY_TYPES = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
/** How many people work at a workplace, as the labour law asks: below five, few of its rules on hours apply. */
export const WORKPLACE_SIZES = ['UNDER_FIVE', 'FIVE_OR_MORE'] as const
/**
 * What allows more than 52 hours a week from five people on: a sector of article 59 with a written agreement, an
 * extension that the ministry granted (art. 53), or surveillance work that it approved (art. 63, no. 3).
 */
export const LONG_HOURS_REASONS = ['ARTICLE_59', 'SPECIAL_EXTENSION', 'SURVEILLANCE'] as const
/** How a posting breaks the law on pay and hours; the last two may be lawful below five people. */
export const WAGE_WARNINGS = ['BELOW_MINIMUM', 'PREMIUMS_MISSING', 'ABOVE_52_HOURS'] as const
export const PRODUCT_TYPES = ['PREMIUM', 'GRAND', 'LOCAL', 'LIFE'] as const
export const JOB_KEYWORDS = [
  'HIGH_PAYMENT',
  'EASY_WORK',
  'PROVIDE_MEAL',
  'PROVIDE_RESIDENCE',
  'KOREAN_NOT_CARE',
  'VISA_NOT_CARE',
] as const
export const GENDERS = ['NONE', 'MAN', 'WOMAN'] as const
export const PERIOD_TYPES = [
  'UNDER_WEEK',
  'UNDER_MONTH',
  'UNDER_3MONTH',
  'UNDER_6MONTH',
  'UNDER_1YEAR',
  'ABOVE_1YEAR',
] as const
/** In the order of the week. */
export const WORK_DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
/**
 * Most hours that a search asks for, in a whole week or from Monday to Friday: those that the rules of students, job
 * seekers and working holidays have. Positions are stored: this may only grow at the end.
 */
export const HOURS_LIMITS = [
  'WEEK_10',
  'WEEK_15',
  'WEEK_20',
  'WEEK_25',
  'WEEK_30',
  'WEEKDAYS_20',
  'WEEKDAYS_25',
  'WEEKDAYS_30',
  'WEEKDAYS_35',
] as const
export const WORK_TYPES = ['FOREIGN_STUDENT', 'FOREIGN_WORKER', 'JOB_SEEKER', 'IMMIGRANT', 'ETC'] as const
export const KOREAN_CAPABILITIES = ['VERY_BAD', 'BAD', 'NORMAL', 'GOOD', 'VERY_GOOD'] as const
/** What an upload is for: a PDF for `conversation/document`, an image for the others. */
export const FILE_TYPES = [
  'resume',
  'announcement',
  'announcement/business',
  'employer/guarantee',
  'news',
  'conversation',
  'conversation/document',
] as const
export const JOB_STATUSES = ['IN_REVIEW', 'PAYMENT_DUE', 'IN_PROGRESS', 'CLOSED'] as const
export const CLOSED_REASONS = ['EMPLOYER', 'EXPIRED', 'OPERATOR'] as const
export const APPLICATION_STATUSES = ['SENT', 'READ', 'SHORTLISTED', 'REJECTED', 'WITHDRAWN'] as const
/** How far an application has come: its status, and for shortlisted ones the step reached since. */
export const APPLICANT_STAGES = ['SENT', 'READ', 'SHORTLISTED', 'INTERVIEW', 'HIRED', 'REJECTED'] as const
export const APPLICATION_STAGES = [...APPLICANT_STAGES, 'WITHDRAWN'] as const
export const JOB_SORTS = ['newest', 'pay', 'distance'] as const
/** Half of the day, for hours on a twelve-hour clock. */
export const DAY_DIVISIONS = ['MORNING', 'AFTERNOON'] as const
export const VERIFICATION_STATUSES = ['NONE', 'REQUESTED', 'VERIFIED', 'REFUSED'] as const
export const PROPOSAL_STATUSES = ['SENT', 'ACCEPTED', 'DECLINED'] as const
/** The parts of a candidate's score. */
export const FIT_REASONS = ['REGION', 'SECTOR', 'PAY', 'KOREAN', 'RESIDENCE'] as const
export const POINT_REASONS = ['PURCHASE', 'GRANT', 'VIEW', 'REFUND'] as const
export const REPORT_REASONS = [
  'FRAUD',
  'FALSE_PAY',
  'FEE_DEMANDED',
  'DISCRIMINATION',
  'INAPPROPRIATE',
  'ETC',
] as const

export const PRODUCT_KINDS = [
  'TICKET',
  'LOCAL_PASS',
  'GRAND_PASS',
  'PREMIUM_PASS',
  'REGION_SURCHARGE',
] as const
export const ORDER_STATUSES = [
  'PENDING',
  'WAITING_DEPOSIT',
  'PAID',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUNDED',
] as const
/** The payment histories. */
export const ORDER_TYPES = ['announcement', 'deposit', 'ticket'] as const
export const PAYMENT_METHODS = [
  'CreditCard',
  'AccountTransfer',
  'DepositWithoutBankbook',
  'NaverPay',
  'KakaoPay',
  'SamsungPay',
] as const
export const CARD_COMPANIES = ['SAMSUNG', 'SHINHAN', 'KB_KOOKMIN'] as const
/** Months; 0 is a lump sum. */
export const INSTALMENTS = [0, 3, 6] as const
/** Lowest amount in won that Korean card companies split into instalments. */
export const LEAST_INSTALMENT_AMOUNT = 50_000
export const COUPON_KINDS = ['PERCENT', 'WON'] as const

export type Role = (typeof ROLES)[number]
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
export type JobCategory = (typeof JOB_CATEGORIES)[number]
export type WageWarning = (typeof WAGE_WARNINGS)[number]
export type LongHoursReason = (typeof LONG_HOURS_REASONS)[number]
export type WorkplaceSize = (typeof WORKPLACE_SIZES)[number]
export type PayType = (typeof PAY_TYPES)[number]
export type ProductType = (typeof PRODUCT_TYPES)[number]
export type JobKeyword = (typeof JOB_KEYWORDS)[number]
export type Gender = (typeof GENDERS)[number]
export type PeriodType = (typeof PERIOD_TYPES)[number]
export type WorkDay = (typeof WORK_DAYS)[number]
export type MaxHours = (typeof HOURS_LIMITS)[number]
export type WorkType = (typeof WORK_TYPES)[number]
export type KoreanCapability = (typeof KOREAN_CAPABILITIES)[number]
export type FileType = (typeof FILE_TYPES)[number]
export type JobStatus = (typeof JOB_STATUSES)[number]
export type ClosedReason = (typeof CLOSED_REASONS)[number]
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export type ApplicantStage = (typeof APPLICANT_STAGES)[number]
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]
export type JobSort = (typeof JOB_SORTS)[number]
export type DayDivision = (typeof DAY_DIVISIONS)[number]
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
export type FitReason = (typeof FIT_REASONS)[number]
export type PointReason = (typeof POINT_REASONS)[number]
export type ReportReason = (typeof REPORT_REASONS)[number]
export type ProductKind = (typeof PRODUCT_KINDS)[number]
export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderType = (typeof ORDER_TYPES)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export type CardCompany = (typeof CARD_COMPANIES)[number]
export type Instalment = (typeof INSTALMENTS)[number]
export type CouponKind = (typeof COUPON_KINDS)[number]
