import type {
  ClosedReason,
  JobStatus,
  OrderStatus,
  PaymentMethod,
  ProductKind,
  ProductType,
  Role,
} from '../../../../contract/base/enums.ts'
import type { InLanguages } from '../../../in-language.ts'

interface ExportTexts {
  postings: readonly string[]
  orders: readonly string[]
  members: readonly string[]
  roles: Record<Role, string>
  productTypes: Record<ProductType, string>
  jobStates: Record<JobStatus, string>
  closedReasons: Record<ClosedReason, string>
  productKinds: Record<ProductKind, string>
  orderStates: Record<OrderStatus, string>
  methods: Record<PaymentMethod, string>
}

/** Headings and labels of the operators' exports. */
export const exportTexts: InLanguages<ExportTexts> = {
  ko: {
    postings: ['번호', '제목', '회사', '상품', '상태', '마감 사유', '지역', '등록', '공개', '마감'],
    orders: ['번호', '회사', '상품', '공고', '상태', '금액(원)', '결제 수단', '주문', '결제', '환불'],
    members: ['번호', '유형', '이름', '회사', '이메일', '휴대폰', '가입', '정지'],
    roles: { EMPLOYEE: '구직자', EMPLOYER: '기업', OPERATOR: '운영자' },
    productTypes: {
      PREMIUM: '프리미엄',
      GRAND: '그랜드',
      LOCAL: '로컬',
      LIFE: '생활',
    },
    jobStates: {
      IN_REVIEW: '검토 중',
      PAYMENT_DUE: '결제 전',
      IN_PROGRESS: '공개',
      CLOSED: '마감',
    },
    closedReasons: {
      EMPLOYER: '기업이 마감',
      EXPIRED: '기간 종료',
      OPERATOR: '운영자가 마감',
    },
    productKinds: {
      TICKET: '열람권',
      LOCAL_PASS: '로컬 상품',
      GRAND_PASS: '그랜드 상품',
      PREMIUM_PASS: '프리미엄 상품',
      REGION_SURCHARGE: '지역 추가',
    },
    orderStates: {
      PENDING: '미결제',
      WAITING_DEPOSIT: '입금 대기',
      PAID: '결제됨',
      FAILED: '실패',
      CANCELLED: '취소됨',
      EXPIRED: '기한 지남',
      REFUNDED: '환불됨',
    },
    methods: {
      CreditCard: '신용카드',
      AccountTransfer: '계좌이체',
      DepositWithoutBankbook: '무통장입금',
      NaverPay: '네이버페이',
      KakaoPay: '카카오페이',
      SamsungPay: '삼성페이',
    },
  },
  en: {
    postings: [
      'Id',
      'Title',
      'Company',
      'Tier',
      'State',
      'Closed by',
      'Region',
      'Registered',
      'Published',
      'Ends',
    ],
    orders: [
      'Id',
      'Company',
      'Product',
      'Posting',
      'State',
      'Amount (won)',
      'Method',
      'Ordered',
      'Paid',
      'Refunded',
    ],
    members: ['Id', 'Type', 'Name', 'Company', 'Email', 'Cellphone', 'Since', 'Suspended'],
    roles: {
      EMPLOYEE: 'Job seeker',
      EMPLOYER: 'Company',
      OPERATOR: 'Operator',
    },
    productTypes: {
      PREMIUM: 'Premium',
      GRAND: 'Grand',
      LOCAL: 'Local',
      LIFE: 'Life',
    },
    jobStates: {
      IN_REVIEW: 'In review',
      PAYMENT_DUE: 'Not paid yet',
      IN_PROGRESS: 'Public',
      CLOSED: 'Closed',
    },
    closedReasons: {
      EMPLOYER: 'Company',
      EXPIRED: 'End of the term',
      OPERATOR: 'Operator',
    },
    productKinds: {
      TICKET: 'Reading ticket',
      LOCAL_PASS: 'Local pass',
      GRAND_PASS: 'Grand pass',
      PREMIUM_PASS: 'Premium pass',
      REGION_SURCHARGE: 'Further region',
    },
    orderStates: {
      PENDING: 'Not paid',
      WAITING_DEPOSIT: 'Waiting for the deposit',
      PAID: 'Paid',
      FAILED: 'Failed',
      CANCELLED: 'Cancelled',
      EXPIRED: 'Expired',
      REFUNDED: 'Refunded',
    },
    methods: {
      CreditCard: 'Credit card',
      AccountTransfer: 'Account transfer',
      DepositWithoutBankbook: 'Deposit',
      NaverPay: 'Naver Pay',
      KakaoPay: 'Kakao Pay',
      SamsungPay: 'Samsung Pay',
    },
  },
}
