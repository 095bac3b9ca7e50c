import { useLingui } from '@lingui/react/macro'

/** What the control that opens a report is called: without the title, those of all rows would be alike. */
export function useReviewName() {
  const { t } = useLingui()
  return (settledDate: string | null, title: string) =>
    settledDate === null ? t`Review and decide: ${title}` : t`Review again: ${title}`
}
