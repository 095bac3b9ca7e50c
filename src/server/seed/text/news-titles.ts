import type { LanguageCode } from '../../../reference/interface-languages.ts'

/** A title in the languages other than Korean. */
export type NewsTitles = Record<Exclude<LanguageCode, 'ko'>, string>

/** Titles of the stories that have a banner, by the Korean one. */
export const NEWS_TITLES = new Map<string, NewsTitles>([
  [
    '임금이 밀렸을 때 할 수 있는 일',
    {
      en: 'What you can do if your pay is late',
      vi: 'Bị chậm lương thì làm gì',
      zh: '工资被拖欠时怎么办',
      th: 'ค่าจ้างออกช้า ทำอะไรได้บ้าง',
      id: 'Gaji terlambat? Ini yang bisa Anda lakukan',
      ne: 'तलब ढिलो भए के गर्ने',
      km: 'ប្រាក់ឈ្នួលយឺត តើធ្វើអ្វីបាន',
      uz: 'Ish haqi kechiksa nima qilish mumkin',
      mn: 'Цалин хойшилбол юу хийж болох вэ',
      ru: 'Что делать, если задерживают зарплату',
      my: 'လုပ်ခ နောက်ကျပါက ဘာလုပ်နိုင်သလဲ',
    },
  ],
  [
    '겨울철 작업장, 몸을 따뜻하게',
    {
      en: 'Working in winter: keep warm',
      vi: 'Làm việc mùa đông: hãy giữ ấm',
      zh: '冬天干活，注意保暖',
      th: 'ทำงานหน้าหนาว รักษาร่างกายให้อบอุ่น',
      id: 'Bekerja di musim dingin: jaga tubuh tetap hangat',
      ne: 'जाडोमा काम गर्दा शरीर न्यानो राख्नुहोस्',
      km: 'ធ្វើការរដូវរងា សូមរក្សាខ្លួនឱ្យកក់ក្តៅ',
      uz: 'Qishda ish: oʻzingizni issiq tuting',
      mn: 'Өвөл ажиллахдаа дулаан байгаарай',
      ru: 'Работа зимой: берегите тепло',
      my: 'ဆောင်းတွင်းအလုပ်တွင် ကိုယ်ကို နွေးအောင်ထားပါ',
    },
  ],
  [
    '기숙사, 이것만은 확인하세요',
    {
      en: 'Dormitory: check these things',
      vi: 'Ký túc xá: hãy kiểm tra những điều này',
      zh: '宿舍，这几点一定要看',
      th: 'หอพัก: ตรวจดูสิ่งเหล่านี้',
      id: 'Asrama: periksa hal-hal ini',
      ne: 'कम्पनीको आवास: यी कुरा जाँच्नुहोस्',
      km: 'អន្តេវាសិកដ្ឋាន៖ សូមពិនិត្យរឿងទាំងនេះ',
      uz: 'Yotoqxona: shularni tekshiring',
      mn: 'Дотуур байр: эдгээрийг шалгаарай',
      ru: 'Общежитие: что проверить',
      my: 'အဆောင်: ဒါတွေကို စစ်ဆေးပါ',
    },
  ],
  [
    '출국만기보험, 잊지 말고 받으세요',
    {
      en: 'Departure insurance: do not forget to claim it',
      vi: 'Bảo hiểm mãn hạn xuất cảnh: đừng quên nhận',
      zh: '出国满期保险，别忘了领取',
      th: 'ประกันการเดินทางออกนอกประเทศ อย่าลืมขอรับเงิน',
      id: 'Asuransi jaminan keberangkatan: jangan lupa mengambilnya',
      ne: 'प्रस्थान बीमा: रकम लिन नबिर्सनुहोस्',
      km: 'ធានារ៉ាប់រងការចាកចេញ៖ កុំភ្លេចទទួលយក',
      uz: 'Joʻnab ketish sugʻurtasi: pulini olishni unutmang',
      mn: 'Гарах үеийн даатгал: мөнгөө авахаа бүү мартаарай',
      ru: 'Страхование выезда: не забудьте получить деньги',
      my: 'ထွက်ခွာမှုအာမခံ: ငွေထုတ်ယူရန် မမေ့ပါနှင့်',
    },
  ],
])
