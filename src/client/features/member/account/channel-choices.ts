import type { Me } from '../../../../contract/account/member.ts'
import {
  type Channel,
  CHANNEL_TOPICS,
  type ChannelTopic,
} from '../../../../contract/message/notification-channels.ts'

/** What a member is notified of: workers have no applicants, and pay nothing. */
export const topicsFor = (role: Me['role']): readonly ChannelTopic[] =>
  CHANNEL_TOPICS.filter((topic) => role === 'EMPLOYER' || topic === 'answers')

/** Text messages need a verified number; one that was chosen before the number was lost stays visible. */
export const canChoose = (
  channel: Channel,
  { cellphoneVerified }: Pick<Me, 'cellphoneVerified'>,
  chosen: Channel,
): boolean => channel !== 'TEXT' || cellphoneVerified || chosen === 'TEXT'
