import { expect, test } from 'vitest'
import { readQuery } from '../../src/server/features/search/read-query.ts'
import { scopeQueryOf } from '../../src/server/features/search/scope-query.ts'

/** Needs in English, and how workers type them: without marks, with slips of the pen, in everyday words. */
const NEEDS: Record<string, readonly string[]> = {
  // The filter of the working hours, in each language.
  'Weekends only': [
    '주말만',
    'Chỉ cuối tuần',
    '只做周末',
    'เฉพาะเสาร์อาทิตย์',
    'Khusus akhir pekan',
    'सप्ताहन्तमा मात्र',
    'តែចុងសប្តាហ៍',
    'Faqat dam olish kunlari',
    'Зөвхөн амралтын өдөр',
    'Только выходные',
    'စနေတနင်္ဂနွေသာ',
  ],
  'construction Seoul': ['construction work seoul', '首尔 建筑', 'bangunan seoul'],
  'car parts assembler': [
    'car parts asembly',
    'lap rap linh kien o to',
    '汽车零件组装',
    'ประกอบชิ้นส่วนรถยนต์',
    'rakit suku cadang mobil',
    'गाडीको पार्टपुर्जा जोड्ने',
    'ដំឡើងគ្រឿងឡាន',
    'avtomobil qismlari yiguvchi',
    'машины сэлбэг угсрагч',
    'сборка автозапчастей',
    'ကားအစိတ်အပိုင်းတပ်ဆင်',
  ],
  'farm no korean': [
    'farm work no korean needed',
    'ladang tanpa bahasa korea',
    'खेत कोरियन नचाहिने',
    'កសិដ្ឋាន មិនចាំបាច់ចេះកូរ៉េ',
    'ferma koreys tilisiz',
    'လယ်ယာ ကိုရီးယားစာမလို',
  ],
  'hotel room cleaner': [
    '호텔 객실청소',
    'don phong khach san',
    '酒店打扫房间',
    'ทำความสะอาดโรงแรม',
    'bersih kamar hotel',
    'होटल सफाई',
    'សម្អាតសណ្ឋាគារ',
    'mehmonxona tozalovchi',
    'зочид буудлын цэвэрлэгч',
    'уборка номеров',
    'ဟိုတယ်သန့်ရှင်းရေး',
  ],
  'waiter part time': ['서빙알바'],
  welder: ['电焊'],
  'strawberry farm': [
    '草莓农场',
    'สวนสตรอเบอรี่',
    'kebun stroberi',
    'स्ट्रबेरी फार्म',
    'ចម្ការស្ត្របឺរី',
    'qulupnay fermasi',
    'гүзээлзгэнэ',
    'клубника ферма',
    'စတော်ဘယ်ရီခြံ',
  ],
  'packing worker dormitory': ['打包 宿舍', 'प्याकिङ आवास', 'វេចខ្ចប់ កន្លែងស្នាក់នៅ', 'ထုပ်ပိုး အဆောင်'],
  'sewing worker': ['缝纫', 'jahit', 'កាត់ដេរ'],
  'fishing crew': ['เรือประมง', 'माछा मार्ने', 'ទូកនេសាទ', 'baliqchi', 'загасчин', 'ငါးဖမ်းလှေ'],
  'mushroom farm': [
    'ฟาร์มเห็ด',
    'kebun jamur',
    'च्याउ फार्म',
    'ចម្ការផ្សិត',
    'qoziqorin fermasi',
    'мөөг',
    'грибы ферма',
    'မှိုခြံ',
  ],
  'parcel sorter': ['คัดแยกพัสดุ', 'sortir paket', 'पार्सल छुट्याउने', 'រើសកញ្ចប់', 'сортировка посылок', 'ပါဆယ်ခွဲ'],
  'food production worker meals': [
    'โรงงานอาหาร มีอาหาร',
    'pabrik makanan makan gratis',
    'खाना कारखाना निःशुल्क खाना',
    'រោងចក្រអាហារ អាហារ',
    'oziq ovqat zavodi bepul ovqat',
    'хүнсний үйлдвэр хоол',
    'пищевой завод питание',
    'အစားအသောက်စက်ရုံ ထမင်း',
  ],
  'kitchen assistant': ['bantu dapur', 'किचन हेल्पर'],
  'pig farm': ['peternakan babi', 'सुँगुर फार्म', 'chochqa fermasi', 'гахайн ферм', 'ဝက်ခြံ'],
  interpreter: ['penterjemah'],
  'forklift driver': ['फोर्कलिफ्ट चालक', 'បើកឡានស្ទូច', 'forklift haydovchi', 'ဖော့ကလစ်'],
  'factory Ansan': ['कारखाना आनसान'],
  dishwasher: ['លាងចាន', 'посудомойка'],
  caregiver: ['ดูแลคนแก่', 'बुढाबुढी हेर्ने', 'သက်ကြီးရွယ်အိုပြုစု'],
  electrician: ['ช่างไฟ'],
  'plastics worker': ['plastmassa zavodi', 'хуванцар үйлдвэр', 'завод пластмасс', 'ပလတ်စတစ်စက်ရုံ'],
  'cleaner part time': ['청소 알바'],
}

test('The filter “Weekends only” of the hours is read as that condition', () => {
  expect(readQuery('Weekends only').parts.flatMap(({ terms }) => terms.map(({ kind }) => kind))).toEqual([
    'CONDITION',
  ])
  expect(asked('Weekends only')).toEqual(asked('주말만'))
})

const asked = (query: string) => {
  const { regionIds, words } = scopeQueryOf(readQuery(query), [])
  return { regionIds, words: words.toSorted() }
}

test.each(Object.entries(NEEDS).flatMap(([need, queries]) => queries.map((query) => [query, need] as const)))(
  '%s asks for the same as %s',
  (query, need) => {
    expect(asked(query)).toEqual(asked(need))
  },
)

test.each([
  ['welder driver', ['welder', 'driver']],
  ['cook cleaner', ['cook', 'cleaner']],
])('Occupations of which neither contains the other are both asked for: %s', (query, each) => {
  expect(asked(query).words).toEqual(each.flatMap((one) => asked(one).words).toSorted())
})

test('A short word of a language is not left of a name in another one', () => {
  expect(asked('welders in Ansan')).toEqual(asked('welder Ansan'))
})
