/** A complete first step of the form. */
export const aResumeForm = (overrides: object = {}) => ({
  name: 'Nguyen Van An',
  birthDate: '1996-02-29',
  cellphone: '010-1234-5678',
  details: '공장 3년',
  introduction: '성실합니다.',
  countyIsoCode: 'vn',
  countryEtcText: '',
  gender: 'MAN',
  koreanCapability: 'GOOD',
  jobCategoryPeriodTypeMap: { FACTORY: 'ABOVE_1YEAR', FARM: 'UNDER_MONTH' },
  workType: 'FOREIGN_WORKER',
  profileImageData: null,
  jobId: null,
  ...overrides,
})

/** A complete second step of the form. */
export const anExpectedJobForm = (overrides: object = {}) => ({
  expectedRegionId: 142,
  noSelectExpectedRegion: false,
  expectedJobCategory: 'FACTORY',
  noSelectExpectedJobCategory: false,
  expectedPayType: 'MONTHLY',
  expectedMinPayAmount: 2_300_000,
  expectedMaxPayAmount: 3_000_000,
  noSelectExpectedPayAmount: false,
  ...overrides,
})
