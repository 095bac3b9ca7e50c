import { expect, it } from 'vitest'
import { matchOccupations } from '../../../src/contract/work/match-occupations.ts'

const of = (title: string, details = '', categories: string[] = []) =>
  matchOccupations({ title, details, categories })

it.each([
  ['용접공 모집', 'WELDER'],
  ['CO2 용접', 'WELDER'],
  ['용 접 공 구합니다', 'WELDER'],
  ['[안산] 프레스/사출 야간 2교대 급구', 'PRESS_OPERATOR'],
  ['★급구★ 돼지농장 부부 환영(숙식제공)', 'PIG_FARM_WORKER'],
  ['Welder wanted in Ulsan', 'WELDER'],
  ['Hotel housekeeping / room attendants', 'HOTEL_HOUSEKEEPER'],
  ['tuyen tho han', 'WELDER'],
  ['требуется сварщик', 'WELDER'],
  ['招聘焊工', 'WELDER'],
  ['자동차부품 단순조립 주간고정', 'AUTO_PARTS_ASSEMBLER'],
  ['물류센터 택배상하차', 'LOADER_WORKER'],
])('finds what %s is for', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it('finds each of several occupations', () => {
  expect(of('[안산] 프레스/사출 야간 2교대 급구').toSorted()).toEqual(['INJECTION_MOLDER', 'PRESS_OPERATOR'])
})

it('answers at most three', () => {
  expect(of('용접 도장 배관 전기 철근 미장')).toHaveLength(3)
})

it('overlooks one wrong letter', () => {
  expect(of('용졉공 모집')).toEqual(['WELDER'])
})

it('takes the place name Sasang for a place and not for grinding', () => {
  expect(of('부산 사상구 식당 주방보조')).toEqual(['KITCHEN_ASSISTANT'])
})

it('decides between painters of walls and of parts by the sector', () => {
  expect(of('도장공', '', ['CONSTRUCTION'])[0]).toBe('BUILDING_PAINTER')
  expect(of('도장공', '', ['FACTORY'])[0]).toBe('PAINTER_INDUSTRIAL')
})

it('reads the details where the title says nothing', () => {
  expect(of('외국인 환영, 급여 높음', '하는 일\n- 지게차 운전')).toEqual(['FORKLIFT_DRIVER'])
})

it('names nothing where nothing is said', () => {
  expect(of('함께 일하실 분 찾습니다')).toEqual([])
})

it.each([
  ['돈까스 공장 단순 업무', 'FOOD_WORKER'],
  ['어묵공장 튀김라인', 'FOOD_WORKER'],
])('takes a factory of what restaurants serve for a factory: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it('puts what is asked for behind what is done', () => {
  expect(of('공무 사원 (용접 가능자)')[0]).toBe('MAINTENANCE_TECH')
})

it('takes names of places for no misspelled work', () => {
  expect(of('통영 근무하실 분')).toEqual([])
  expect(of('당진 함께 하실 분')).toEqual([])
})

it.each([
  ['빠우(광택) 기술자 및 배우실분', 'GRINDER'],
  ['브레이크패드 생산업체 외국인 유학생(D2)가능', 'AUTO_PARTS_ASSEMBLER'],
  ['검단역 전기 엔지니어 주간', 'ENGINEER'],
  ['5톤 윙바디 지입 아님 월급제 기사', 'TRUCK_DRIVER'],
])('takes conditions and places for no occupation: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it('finds no word in the end of one and the beginning of another', () => {
  expect(of('벌목공 기계톱')[0]).toBe('FORESTRY_WORKER')
})

it.each([
  ['카페 주말알바 유학생가능 기숙사', ['BARISTA']],
  ['빠우 배우실분', ['GRINDER']],
])('finds what is left without the conditions: %s', (title, codes) => {
  expect(of(title)).toEqual(codes)
})

it.each(['연극배우 모집', '드라마 보조출연 엑스트라', '외국인 엑스트라 모집', 'Film extras wanted'])(
  'takes actors and extras for performers: %s',
  (title) => {
    expect(of(title)).toEqual(['MODEL'])
  },
)

it('takes pay with extras for no performance', () => {
  expect(of('Packing staff, pay and extras')).toEqual(['PACKER'])
})

it.each([
  ['공장 식당 조리원', 'CANTEEN_WORKER'],
  ['한식당 주방장', 'KOREAN_COOK'],
  ['타워크레인 신호수', 'SIGNALLER'],
  ['말 목장 관리', 'LIVESTOCK_WORKER'],
  ['에어컨 분해청소', 'CLEANER'],
])('takes a compound for what its last word says: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it.each([
  ['5톤 기사 지입 아님', 'TRUCK_DRIVER'],
  ['명태 할복 (냉동창고 옆)', 'FISH_PROCESSOR'],
])('leaves out what the work is not, and what is beside it: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it('takes a Korean-Chinese welder for no welder of ships', () => {
  expect(of('조선족 용접공 환영')).toEqual(['WELDER'])
  expect(of('조선소 용접공')[0]).toBe('SHIP_WELDER')
})

it.each([
  ['한화오션 협력사 CO2 용접', 'SHIP_WELDER'],
  ['현대중공업 스프레이 도장공', 'SHIP_PAINTER'],
  ['조선소 사내식당 조리원', 'CANTEEN_WORKER'],
])('takes the trades of a shipyard for those of ships: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})

it.each(['수의사 모집 동물병원', '약국 근무약사', '산업잠수사 수중공사'])(
  'finds nothing for work that no occupation is: %s',
  (title) => {
    expect(of(title)).toEqual([])
  },
)

it('lets the title decide over what stands in brackets', () => {
  expect(of('영업사원 (식자재) (숙소 無)')[0]).toBe('SALESPERSON')
})

it('keeps the word of a farm that the word for its workers overlaps', () => {
  expect(of('꽃농장 직원')[0]).toBe('FLOWER_GROWER')
})

it('finds misspelt trades and those of Japanese origin', () => {
  expect(of('포크래인 기사')[0]).toBe('EXCAVATOR_OPERATOR')
  expect(of('뺑끼 조공')[0]).toBe('BUILDING_PAINTER')
})

it.each([
  ['조경회사 나무심기 제초작업 인부', 'LANDSCAPER'],
  ['육계 농장 출하작업 야간 상차', 'POULTRY_WORKER'],
  ['고물상 집게차/절단 보조 외국인 숙소O', 'RECYCLING_WORKER'],
  ['Car export yard worker (dismantling cars), Incheon Yeonsu', 'RECYCLING_WORKER'],
  ['Tuyển nhân viên phục vụ quán Việt gần ga Suwon', 'SERVER'],
  ['Cần người hái dâu Nonsan, có chỗ ở', 'STRAWBERRY_PICKER'],
  ['化妆品贸易公司招跨境电商运营', 'ONLINE_SHOP_OPERATOR'],
  ['羊肉串店招后厨帮工', 'KITCHEN_ASSISTANT'],
  ['cần phụ hồ công trình', 'CONSTRUCTION_LABORER'],
  ['tuyển thợ sơn nước', 'BUILDING_PAINTER'],
  ['招传菜员', 'SERVER'],
  ['고깃집 조리사', 'KOREAN_COOK'],
  ['베트남어 통번역', 'INTERPRETER'],
  ['학교 리모델링 조경 인부', 'LANDSCAPER'],
  ['병원 객실 정리원', 'HOTEL_HOUSEKEEPER'],
  ['자동차 부품 물류 상하차', 'LOADER_WORKER'],
])('reads what small employers type: %s', (title, code) => {
  expect(of(title)[0]).toBe(code)
})
