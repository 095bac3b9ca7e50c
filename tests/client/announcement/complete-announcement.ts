import {
  type AnnouncementValues,
  EMPTY_ANNOUNCEMENT,
} from '../../../src/client/features/announcement/form/announcement-values.ts'

/** Values that may be published, with overrides. */
export const completeAnnouncement = (own: Partial<AnnouncementValues> = {}): AnnouncementValues => ({
  ...EMPTY_ANNOUNCEMENT,
  companyName: '한빛정밀',
  contact: '010-1234-5678',
  title: '자동차 부품 조립',
  categories: ['FACTORY'],
  place: {
    address: '경기도 화성시 만세구 향남읍',
    addressEnglish: 'Manse-gu, Hwaseong-si, Gyeonggi-do',
    zonecode: '18598',
    bcode: '4159100000',
    sido: '경기도',
    sigungu: '화성시 만세구',
    sigunguCode: '41591',
    latitude: 37.11453,
    longitude: 126.9269,
  },
  numberOfPersons: '3',
  payType: 'MONTHLY',
  payAmount: '2500000',
  periodType: 'UNDER_1YEAR',
  numberOfWorkDays: 5,
  businessDivisionStart: 'MORNING',
  businessHourStart: '09:00',
  businessDivisionEnd: 'AFTERNOON',
  businessHourEnd: '06:00',
  ...own,
})
