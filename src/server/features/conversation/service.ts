/** Exports for other features. */
export { eraseConversationsOf } from './erase.ts'
export {
  findAround,
  findReport,
  findReports,
  reopenReport,
  type ReportCase,
  settleReport,
} from './reports.ts'
export { changesFor, findChanged, type ChangedConversation, type LiveChange } from './live.ts'
export { planMessagePushes } from './push.ts'
export { sweepConversations } from './retention.ts'
export { countUnreadMessages, type UnreadCounts } from './queries.ts'
export { phraseIn } from './message-of.ts'
export { findFiles, type MessageRow } from './message-queries.ts'
