import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  BannerForm,
  createBanner,
  deleteBanner,
  editBanner,
  orderBanners,
} from '../../../../contract/operator/banner.ts'
import { useOperatorCommand } from '../desk/command.tsx'
import { at } from '../desk/desks.ts'
import { NewsChoice } from '../news/news-choice.tsx'
import { placedBodyOf, type PlacedValues } from './placed-values.ts'
import { PlacementScreen } from './placement-screen.tsx'
import { allBanners } from '../queries.ts'

const bodyOf = (values: PlacedValues) => ({ ...placedBodyOf(values), newsId: values.target })

/** The banners of the news page, each linking to a news item. */
export function BannersScreen() {
  const { t } = useLingui()
  const create = useOperatorCommand(createBanner)
  const edit = useOperatorCommand(editBanner)
  return (
    <PlacementScreen
      desk="banners"
      words={{
        caption: t`News page banners in display order`,
        add: <Trans>Add a banner</Trans>,
        edit: <Trans>Edit the banner</Trans>,
        remove: <Trans>Remove this banner?</Trans>,
        removed: <Trans>The linked news item does not change.</Trans>,
        imageHint: <Trans>JPG or PNG. You crop it three times as wide as it is high.</Trans>,
      }}
      ratio={3}
      empty={
        <EmptyState title={<Trans>The news page has no banners</Trans>}>
          <Trans>A banner is a wide picture at the top of the news page that links to a news item.</Trans>
        </EmptyState>
      }
      result={useQuery(allBanners())}
      calls={{
        order: orderBanners,
        remove: deleteBanner,
        save: (values, row) =>
          row
            ? edit.sendAsync({ params: { id: row.id }, body: bodyOf(values), ifMatch: values.version })
            : create.sendAsync({ body: bodyOf(values) }),
      }}
      target={{
        of: ({ newsId }) => newsId,
        renderCell: ({ newsId, newsTitle }) => (
          <Link {...at('news', newsId)} lang="ko">
            {newsTitle}
          </Link>
        ),
        renderField: (props, row) => (
          <NewsChoice {...props} known={row ? { id: row.newsId, title: row.newsTitle } : undefined} />
        ),
      }}
      errorsOf={(values) => fieldErrorsOf(BannerForm, bodyOf(values))}
    />
  )
}
