import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  AdvertisementForm,
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
  type OperatorAdvertisement,
  orderAdvertisements,
} from '../../../../contract/operator/banner.ts'
import { tagOf } from '../../../../reference/interface-languages.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { announceDecision } from '../cases/last-decision.ts'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { PlacedList } from './placed-list.tsx'
import { PlacedSheet, type TargetProps } from './placed-sheet.tsx'
import { EMPTY_PLACED, placedBodyOf, type PlacedValues, placedValuesOf } from './placed-values.ts'
import { allAdvertisements } from '../queries.ts'
import { useCommand } from '../desk/use-command.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'

type Asking =
  | { what: 'edit'; advertisement: OperatorAdvertisement | null }
  | { what: 'remove'; advertisement: OperatorAdvertisement }

/** The advertisements of the home page, each linking to an address. */
export function AdvertisementsScreen() {
  const { t } = useLingui()
  const result = useQuery(allAdvertisements())
  const order = useCommand(orderAdvertisements)
  const [asking, setAsking] = useState<Asking>()
  const add = () => setAsking({ what: 'edit', advertisement: null })
  const close = () => setAsking(undefined)
  return (
    <DeskPage
      title={t`Advertisements`}
      actions={
        <>
          <ListKeys />
          <Button leftSection={<PlusIcon size={20} />} onClick={add}>
            <Trans>Add an advertisement</Trans>
          </Button>
        </>
      }
    >
      <PlacedList
        desk="advertisements"
        result={result}
        caption={t`Home page advertisements in display order`}
        empty={
          <EmptyState title={<Trans>The home page has no advertisements</Trans>}>
            <Trans>
              An advertisement is a picture on the home page that links to a page on this site or another
              site.
            </Trans>
          </EmptyState>
        }
        renderTarget={({ linkUrl }) => linkUrl}
        order={order}
        onOrder={(ids) => order.send({ body: { ids } })}
        onEdit={(advertisement) => setAsking({ what: 'edit', advertisement })}
        onRemove={(advertisement) => setAsking({ what: 'remove', advertisement })}
      />
      {asking?.what === 'edit' && <AdvertisementSheet advertisement={asking.advertisement} onClose={close} />}
      {asking?.what === 'remove' && <RemoveSheet advertisement={asking.advertisement} onClose={close} />}
    </DeskPage>
  )
}

interface AdvertisementSheetProps {
  advertisement: OperatorAdvertisement | null
  onClose: () => void
}

function AdvertisementSheet({ advertisement, onClose }: AdvertisementSheetProps) {
  const create = useCommand(createAdvertisement)
  const edit = useCommand(editAdvertisement)
  return (
    <PlacedSheet
      title={advertisement ? <Trans>Edit the advertisement</Trans> : <Trans>Add an advertisement</Trans>}
      draftName={`operator-advertisement:${advertisement?.id ?? 'new'}`}
      initial={advertisement ? placedValuesOf(advertisement, advertisement.linkUrl) : EMPTY_PLACED}
      targetField="linkUrl"
      renderTarget={(props) => <LinkField {...props} />}
      targetErrors={errorsOfLink}
      imageHint={<Trans>JPG or PNG, wider than it is high.</Trans>}
      onSave={(values) => {
        const body = { ...placedBodyOf(values), linkUrl: values.target }
        return advertisement
          ? edit.sendAsync({ params: { id: advertisement.id }, body, ifMatch: values.version })
          : create.sendAsync({ body })
      }}
      onClose={onClose}
    />
  )
}

function errorsOfLink(values: PlacedValues): FieldErrors {
  const { linkUrl } = fieldErrorsOf(AdvertisementForm, { ...placedBodyOf(values), linkUrl: values.target })
  return linkUrl ? { linkUrl } : {}
}

function LinkField({ value, error, onChange }: TargetProps) {
  return (
    <TextInput
      label={<Trans>Links to</Trans>}
      description={
        <Trans>An address that starts with https://, or a path on this site such as /talent</Trans>
      }
      inputMode="url"
      autoComplete="off"
      defaultValue={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function RemoveSheet({
  advertisement,
  onClose,
}: {
  advertisement: OperatorAdvertisement
  onClose: () => void
}) {
  const remove = useCommand(deleteAdvertisement)
  const { id, title: name } = advertisement
  const done = () => {
    announceDecision({ what: 'PLACEMENT_REMOVED', name, desk: 'advertisements', id, undo: null })
    onClose()
  }
  return (
    <ConfirmSheet
      title={<Trans>Remove this advertisement?</Trans>}
      action={<Trans>Remove permanently</Trans>}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.send({ params: { id } }, { onSuccess: done })}
      onClose={onClose}
    >
      <p lang={tagOf(advertisement.langCode ?? 'ko')}>
        <b>{advertisement.title}</b>
      </p>
      <p>
        <Trans>The click count is deleted too.</Trans>
      </p>
    </ConfirmSheet>
  )
}
