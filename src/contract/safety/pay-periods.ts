/** What pay is for. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year' | 'item'

/** Patterns of the words that name a period beside a sum, by language: Korean, English, Vietnamese, Chinese, Nepali, Indonesian. */
const WORDS: Record<PayPeriod, readonly string[]> = {
  hour: [
    String.raw`시급|시간당|한 ?시간에|\d ?시간에`,
    String.raw`per hour|an hour|\/ ?(hr|hour|h)(?!\p{L})|hourly`,
    String.raw`(một|mỗi) giờ|\/giờ`,
    String.raw`每小时|一小时|一个小时|时薪|每时`,
    String.raw`घन्टा(को|मा)|प्रति घन्टा`,
    String.raw`per jam|satu jam|sejam|\/ ?jam`,
  ],
  day: [
    String.raw`일당|일급|하루|(?<![\p{L}\d])일 ?(?=\d|$)|매일|날마다|일 수익|하룻밤|이틀에|하룻|일에 ?$`,
    String.raw`(?<!\p{L})day(?!\p{L})|a night|per night|per shift|a shift|one night|each day|every day|daily|\/ ?day`,
    String.raw`(một|mỗi|(?<!\d)1) ngày|\/ ?ngày|ngày (?=\d|$)|hàng ngày`,
    String.raw`日薪|日结|日入|日赚|每天|一天|一晚|每晚|(?<![二三四五六七2-7])天(?=\d|$)|\/天`,
    String.raw`दिनको|दिनमा|दिनमै|दैनिक|प्रतिदिन|दिनकै`,
    String.raw`per hari|semalam|sehari|tiap hari|setiap hari|\/ ?hari|harian`,
  ],
  week: [
    String.raw`주급|\d주에|일주일|한 주|매주|주당`,
    String.raw`per week|a week|weekly|each week|\/ ?week`,
    String.raw`(một|mỗi) tuần|\/ ?tuần|tuần (?=\d|$|kiếm)`,
    String.raw`周薪|每周|一周(?!.{0,2}[天休])|一星期`,
    String.raw`हप्ता(को|मा|कै)|साता(को|मा)`,
    String.raw`per minggu|seminggu|tiap minggu|mingguan`,
  ],
  month: [
    String.raw`월급|월 ?(?=\d|$)|월 ?수입|월 ?수익|다달이|월에|달에|한 ?달|매달|매월|첫 ?달|월소득`,
    String.raw`(?<!\p{L})month(?!\p{L})|monthly|each month|every month|\/ ?(month|mo)(?!\p{L})|first month`,
    String.raw`(một|mỗi) tháng|\/tháng|tháng`,
    String.raw`月薪|月入|月赚|每月|一个月|月收入|\/月`,
    String.raw`महिना|मासिक`,
    String.raw`per bulan|sebulan|tiap bulan|\/ ?(bulan|bln)|bulanan|bulan`,
  ],
  year: [
    String.raw`연봉|연간|연 ?(?=\d|$)|일 년에`,
    String.raw`(?<!\p{L})years?(?!\p{L})|annual(ly)?|yearly`,
    String.raw`năm`,
    String.raw`年薪|每年|一年`,
    String.raw`वर्षको|बार्षिक|सालको`,
    String.raw`per tahun|setahun|tahunan`,
  ],
  item: [
    String.raw`건당|한 ?장에?|하나에|한 ?개에?|한 ?건에|한 ?건|장당|페이지당|개당|회당|1회(?=에|당)|한번에|한 번에|번당|콜당`,
    String.raw`per (delivery|package|parcel|trip|page|task|click|run|job|item|account|review|order|pickup)|each (delivery|package|parcel|trip|time|task|run)|a (delivery|trip|run|package|parcel)|per time|each|per piece|a piece`,
    String.raw`(một|mỗi) (cái|chiếc|đơn|lần|chuyến|kiện|lượt)|\/(đơn|lần|chuyến)`,
    String.raw`每单|一张|每张|每个(?!月)|一单|每次|一次|一趟|每件|单笔`,
    String.raw`पटकको|एउटाको|एक पटक|प्रति पटक`,
    String.raw`selembar|per (lembar|biji|paket|kali|antar|transaksi|tugas|klik)|sekali (antar|jalan|ambil)`,
  ],
}

export const PAY_PERIODS = Object.entries(WORDS).map(
  ([period, words]) => [period as PayPeriod, new RegExp(words.join('|'), 'gu')] as const,
)
