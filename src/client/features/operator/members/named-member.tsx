import type { MemberCase } from '../../../../contract/operator/member.ts'
import { DecisionSubject } from '../desk/decision-subject.tsx'

/** Whom a dialog decides on: a member's name may be in any language. */
export const NamedMember = ({ member }: { member: Pick<MemberCase, 'maskedName' | 'companyName'> }) => (
  <DecisionSubject name={<bdi lang="">{member.maskedName}</bdi>} company={member.companyName ?? undefined} />
)
