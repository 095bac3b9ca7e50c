/** A complete proposal as the form sends it; by default lawful pay in a factory in Dongtan. */
export const aProposal = (resumeId: string, overrides: Record<string, unknown> = {}) => ({
  resumeId,
  title: '함께 일하고 싶어요',
  company: '가온테크',
  contact: '031-234-5678',
  category: 'FACTORY',
  payType: 'HOURLY',
  payAmount: 13_000,
  address: '경기도 화성시 동탄구 동탄대로 1',
  hours: '09:00-18:00',
  periodType: 'ABOVE_1YEAR',
  numberOfWorkDays: 5,
  details: '기숙사가 있어요.',
  ...overrides,
})
