import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'

/** Names a limit of hours, such as `WEEKDAYS_25`. */
export function useHoursText(): (limit: string) => string {
  const { t } = useLingui()
  const format = useFormat()
  return (limit) => {
    const [per, most] = limit.split('_')
    const hours = format.number(Number(most))
    return per === 'WEEKDAYS' ? t`Monday to Friday: up to ${hours} hours` : t`Up to ${hours} hours a week`
  }
}
