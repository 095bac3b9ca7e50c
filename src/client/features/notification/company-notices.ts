import { msg } from '@lingui/core/macro'
import { BriefcaseIcon, MailIcon, PeopleIcon } from '../../ui/icon/icons.tsx'
import { ofPlace, ofPosting, ofProposals } from './stale-reads.ts'

const byPosting = { icon: BriefcaseIcon, refreshes: ofPosting }
const byOffer = { icon: MailIcon, refreshes: ofProposals }

const byPeople = { icon: PeopleIcon, refreshes: ofPlace }

/** Who acts for a company. */
export const peopleNotices = {
  COLLEAGUE_JOINED: { ...byPeople, text: msg`Somebody joined your company` },
  COLLEAGUE_LEFT: { ...byPeople, text: msg`Somebody left your company` },
  RIGHT_CHANGED: { ...byPeople, text: msg`Your rights in the company have changed` },
  PLACE_ENDED: { ...byPeople, text: msg`Your access to the company has ended` },
}

/** What operators did with a company's postings and job offers. */
export const companyNotices = {
  POSTING_CLOSED: {
    ...byPosting,
    text: msg`We closed your posting. If you think this is a mistake, write to us.`,
  },
  POSTING_CLOSED_FRAUD: {
    ...byPosting,
    text: msg`We closed your posting because it looks like fraud. If that is wrong, write to us.`,
  },
  POSTING_CLOSED_FALSE_PAY: {
    ...byPosting,
    text: msg`We closed your posting because the pay is not as promised. If that is wrong, write to us.`,
  },
  POSTING_CLOSED_FEE_DEMANDED: {
    ...byPosting,
    text: msg`We closed your posting because workers are asked for money or a deposit. If that is wrong, write to us.`,
  },
  POSTING_CLOSED_DISCRIMINATION: {
    ...byPosting,
    text: msg`We closed your posting because it discriminates. If that is wrong, write to us.`,
  },
  POSTING_CLOSED_INAPPROPRIATE: {
    ...byPosting,
    text: msg`We closed your posting because it is indecent or illegal. If that is wrong, write to us.`,
  },
  POSTING_REOPENED: { ...byPosting, text: msg`We closed your posting by mistake. It is open again.` },
  OFFER_WITHDRAWN: {
    ...byOffer,
    text: msg`We withdrew your job offer. If you think this is a mistake, write to us.`,
  },
  OFFER_WITHDRAWN_FRAUD: {
    ...byOffer,
    text: msg`We withdrew your job offer because it looks like fraud. If that is wrong, write to us.`,
  },
  OFFER_WITHDRAWN_FALSE_PAY: {
    ...byOffer,
    text: msg`We withdrew your job offer because the pay is not as promised. If that is wrong, write to us.`,
  },
  OFFER_WITHDRAWN_FEE_DEMANDED: {
    ...byOffer,
    text: msg`We withdrew your job offer because workers are asked for money or a deposit. If that is wrong, write to us.`,
  },
  OFFER_WITHDRAWN_DISCRIMINATION: {
    ...byOffer,
    text: msg`We withdrew your job offer because it discriminates. If that is wrong, write to us.`,
  },
  OFFER_WITHDRAWN_INAPPROPRIATE: {
    ...byOffer,
    text: msg`We withdrew your job offer because it is indecent or illegal. If that is wrong, write to us.`,
  },
  OFFER_RESTORED: { ...byOffer, text: msg`We withdrew your job offer by mistake. It is open again.` },
}
