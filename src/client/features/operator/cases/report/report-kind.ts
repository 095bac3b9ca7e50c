import type { MessageDescriptor } from '@lingui/core'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Snapshot } from '../../../../api/query-for.ts'
import type {
  ReportCase,
  reopenReport,
  ReportOutcome,
  Settlement,
  SettlementCause,
  settleReport,
} from '../../../../../contract/case/report.ts'
import type {
  ConversationReportCase,
  settleConversationReport,
} from '../../../../../contract/case/message-report.ts'
import type {
  ProposalReportCase,
  settleProposalReport,
} from '../../../../../contract/case/proposal-report.ts'
import type { CaseList } from '../kit/case-list.tsx'
import type { DecidedCase } from '../last-decision.ts'

export type AnyReport = ReportCase | ProposalReportCase | ConversationReportCase

/** What is shown, asked and said about reports of one kind, which have a page each. */
export interface ReportKind<Row, Report> {
  cases: CaseList<Row>
  title: MessageDescriptor
  read: (id: string, langCode: string) => UseQueryOptions<Snapshot<Report>>
  settle: typeof settleReport | typeof settleProposalReport | typeof settleConversationReport
  reopen: typeof reopenReport
  settlements: Partial<Record<ReportOutcome, Settlement>>
  causes: Record<SettlementCause, MessageDescriptor>
  /** The outcome of an accepted report. */
  accepted: Exclude<ReportOutcome, 'DISMISSED'>
  /** What the key C does. */
  acceptKey: ReactNode
  acceptanceOf: (report: Report) => Acceptance
  /** Said of an accepted report. */
  done: ReactNode
  /**
   * What is left to do after an acceptance whose undo is refused. Without it the acceptance changes nothing but the
   * report, which can be opened again like a dismissed one.
   */
  alternative?: ReactNode
  /** Whether those can be told who reported what the decision settles; they can unless given. */
  canTell?: (report: Report, isAccepted: boolean) => boolean
  /** A query that a decision changes, and that this browser would keep showing. */
  changes?: (report: Report, langCode: string) => QueryKey
  companyOf: (report: Report) => string
  /** What was reported. */
  Subject: ComponentType<SubjectProps<Report>>
  /** Whether what was reported is shown on request, which is recorded, and the report can be decided after that. */
  isShownOnRequest?: true
  /** What else is known, below the decision. */
  Known?: ComponentType<{ report: Report }>
}

export interface SubjectProps<Report> {
  report: Report
  onShown: () => void
}

/** How an acceptance is asked for. */
interface Acceptance {
  title: ReactNode
  label: ReactNode
  /** What it does, and who is told. */
  effects: ReactNode
  /** What it is announced as, by the name of what was reported; that the report is accepted unless given. */
  announced?: (name: string) => MessageDescriptor
}

export interface OpenReport<Row, Report> {
  kind: ReportKind<Row, Report>
  report: Report
  decided: DecidedCase
}
