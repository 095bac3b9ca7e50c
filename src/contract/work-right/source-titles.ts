import { defineMessage as text } from '#message'
import type { RightSourceTitle } from '../../reference/work-rights/sources.ts'
import type { Message } from '../base/define-message.ts'

/** Titles of laws, notices and guides for readers, by their English titles; a new source does not compile without one. */
export const sourceTitles: Record<RightSourceTitle, Message> = {
  'Immigration Act': text({ message: 'Immigration Act' }),
  'Enforcement Decree of the Immigration Act': text({ message: 'Enforcement Decree of the Immigration Act' }),
  'Act on the Employment of Foreign Workers': text({ message: 'Act on the Employment of Foreign Workers' }),
  'Ministry of Justice guide to students’ part-time work, as published by Dongguk University': text({
    message: 'Ministry of Justice guide to students’ part-time work, as published by Dongguk University',
  }),
  'Guide to students’ part-time work, Chungbuk National University': text({
    message: 'Guide to students’ part-time work, Chungbuk National University',
  }),
  'Government announcement on moves of E-9 workers between regions': text({
    message: 'Government announcement on moves of E-9 workers between regions',
  }),
  'Notice on the work that F-4 may not do': text({ message: 'Notice on the work that F-4 may not do' }),
  'Ministry of Justice press release on one status for overseas Koreans': text({
    message: 'Ministry of Justice press release on one status for overseas Koreans',
  }),
  'Notice on the regional talent status F-2-R': text({
    message: 'Notice on the regional talent status F-2-R',
  }),
  'Notice on who may change the workplace with a report only': text({
    message: 'Notice on who may change the workplace with a report only',
  }),
  'Notice of Busan City on the points system of E-7-4': text({
    message: 'Notice of Busan City on the points system of E-7-4',
  }),
  'Guide to students’ part-time work, Kwangwoon University': text({
    message: 'Guide to students’ part-time work, Kwangwoon University',
  }),
  'Guide to students’ part-time work, Pusan National University': text({
    message: 'Guide to students’ part-time work, Pusan National University',
  }),
  'Guide to part-time work for language trainees, Keimyung University': text({
    message: 'Guide to part-time work for language trainees, Keimyung University',
  }),
  'Manual on stays, part-time work of D-10': text({ message: 'Manual on stays, part-time work of D-10' }),
  'Guide to the rights of humanitarian status holders': text({
    message: 'Guide to the rights of humanitarian status holders',
  }),
  'Notice for working holidays, Consulate General in Fukuoka': text({
    message: 'Notice for working holidays, Consulate General in Fukuoka',
  }),
  'Seasonal work for foreigners who already live in Korea': text({
    message: 'Seasonal work for foreigners who already live in Korea',
  }),
  'News report': text({ message: 'News report' }),
  'Advice center': text({ message: 'Advice center' }),
  'Ministry of Justice press release': text({ message: 'Ministry of Justice press release' }),
  'University guide': text({ message: 'University guide' }),
}
