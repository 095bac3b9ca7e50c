import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './news-conflict.module.css'
import { differingFields, type NewsField, type NewsValues } from './news-values.ts'

const names: Record<NewsField, MessageDescriptor> = {
  title: msg`Title`,
  company: msg`Source`,
  contents: msg`Contents`,
  picture: msg`Picture`,
  imageCaption: msg`Caption`,
  linkUrl: msg`Address of the original`,
  mainPlace: msg`Place on the news page`,
}

interface NewsConflictProps {
  mine: NewsValues
  theirs: NewsValues
  onTheirs: () => void
}

/** What is written here beside what another operator saved meanwhile; the form holds the first. */
export function NewsConflict({ mine, theirs, onTheirs }: NewsConflictProps) {
  const { i18n, t } = useLingui()
  const wordsOf = useWords()
  const differing = differingFields(mine, theirs)
  return (
    <section className={classes.conflict} aria-label={t`Two versions`}>
      <AlertMessage>
        <b>
          <Trans>Somebody else changed this news item meanwhile</Trans>
        </b>
        <p>
          <Trans>The form holds your version. Saving puts it in place of the other one.</Trans>
        </p>
      </AlertMessage>
      {differing.length > 0 && (
        <div className={classes.scroll}>
          <table>
            <caption className={classes.caption}>
              <Trans>What differs</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>What differs</Trans>
                </th>
                <th scope="col">
                  <Trans>Yours</Trans>
                </th>
                <th scope="col">
                  <Trans>The other version</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {differing.map((field) => (
                <tr key={field}>
                  <th scope="row">{i18n._(names[field])}</th>
                  <td lang="ko">{wordsOf(mine, field)}</td>
                  <td lang="ko">{wordsOf(theirs, field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div>
        <Button variant="outline" size="sm" onClick={onTheirs}>
          <Trans>Take the other version</Trans>
        </Button>
      </div>
    </section>
  )
}

function useWords() {
  const { t } = useLingui()
  return (values: NewsValues, field: NewsField): string => {
    if (field === 'picture') return values.picture ? t`Picture` : t`None`
    if (field === 'mainPlace') return values.mainPlace?.toString() ?? t`Among the others`
    return values[field] || t`None`
  }
}
