import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  createBanner,
  deleteBanner,
  editBanner,
  type OperatorBanner,
  orderBanners,
} from '../../../../contract/operator/banner.ts'
import { tagOf } from '../../../../reference/interface-languages.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { at } from '../desk/desks.ts'
import { NewsChoice } from '../news/news-choice.tsx'
import { PlacedList } from './placed-list.tsx'
import { PlacedSheet } from './placed-sheet.tsx'
import { EMPTY_PLACED, placedBodyOf, placedValuesOf } from './placed-values.ts'
import { allBanners } from '../queries.ts'
import { useCommand } from '../desk/use-command.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'

type Asking = { what: 'edit'; banner: OperatorBanner | null } | { what: 'remove'; banner: OperatorBanner }

/** The banners of the news page, each linking to a news item. */
export function BannersScreen() {
  const { t } = useLingui()
  const result = useQuery(allBanners())
  const order = useCommand(orderBanners)
  const [asking, setAsking] = useState<Asking>()
  const add = () => setAsking({ what: 'edit', banner: null })
  const close = () => setAsking(undefined)
  return (
    <DeskPage
      title={t`Banners`}
      actions={
        <>
          <ListKeys />
          <Button leftSection={<PlusIcon size={20} />} onClick={add}>
            <Trans>Add a banner</Trans>
          </Button>
        </>
      }
    >
      <PlacedList
        desk="banners"
        result={result}
        caption={t`News page banners in display order`}
        empty={
          <EmptyState title={<Trans>The news page has no banners</Trans>}>
            <Trans>A banner is a wide picture at the top of the news page that links to a news item.</Trans>
          </EmptyState>
        }
        renderTarget={({ newsId, newsTitle }) => (
          <Link {...at('news', newsId)} lang="ko">
            {newsTitle}
          </Link>
        )}
        order={order}
        onOrder={(ids) => order.send({ body: { ids } })}
        onEdit={(banner) => setAsking({ what: 'edit', banner })}
        onRemove={(banner) => setAsking({ what: 'remove', banner })}
      />
      {asking?.what === 'edit' && <BannerSheet banner={asking.banner} onClose={close} />}
      {asking?.what === 'remove' && <RemoveSheet banner={asking.banner} onClose={close} />}
    </DeskPage>
  )
}

function BannerSheet({ banner, onClose }: { banner: OperatorBanner | null; onClose: () => void }) {
  const create = useCommand(createBanner)
  const edit = useCommand(editBanner)
  const known = banner ? { id: banner.newsId, title: banner.newsTitle } : undefined
  return (
    <PlacedSheet
      title={banner ? <Trans>Edit the banner</Trans> : <Trans>Add a banner</Trans>}
      draftName={`operator-banner:${banner?.id ?? 'new'}`}
      initial={banner ? placedValuesOf(banner, banner.newsId) : EMPTY_PLACED}
      targetField="newsId"
      renderTarget={(props) => <NewsChoice {...props} known={known} />}
      targetErrors={({ target }): FieldErrors => (target === '' ? { newsId: 'REQUIRED' } : {})}
      imageHint={<Trans>JPG or PNG, three times as wide as it is high.</Trans>}
      onSave={(values) => {
        const body = { ...placedBodyOf(values), newsId: values.target }
        return banner
          ? edit.sendAsync({ params: { id: banner.id }, body, ifMatch: values.version })
          : create.sendAsync({ body })
      }}
      onClose={onClose}
    />
  )
}

function RemoveSheet({ banner, onClose }: { banner: OperatorBanner; onClose: () => void }) {
  const remove = useCommand(deleteBanner)
  const { id, title: name } = banner
  const done = () => {
    announceDecision({ what: 'PLACEMENT_REMOVED', name, desk: 'banners', id, undo: null })
    onClose()
  }
  return (
    <ConfirmSheet
      title={<Trans>Remove this banner?</Trans>}
      action={<Trans>Remove permanently</Trans>}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.send({ params: { id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p lang={tagOf(banner.langCode ?? 'ko')}>
        <b>{banner.title}</b>
      </p>
      <p>
        <Trans>The linked news item does not change.</Trans>
      </p>
    </ConfirmSheet>
  )
}
