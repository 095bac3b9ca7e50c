import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { fieldErrorsOf } from '../../../forms/field-errors.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  AdvertisementForm,
  createAdvertisement,
  deleteAdvertisement,
  editAdvertisement,
  orderAdvertisements,
} from '../../../../contract/operator/banner.ts'
import { useOperatorCommand } from '../desk/command.tsx'
import type { TargetProps } from './placed-sheet.tsx'
import { placedBodyOf, type PlacedValues } from './placed-values.ts'
import { PlacementScreen } from './placement-screen.tsx'
import { allAdvertisements } from '../queries.ts'

const bodyOf = (values: PlacedValues) => ({ ...placedBodyOf(values), linkUrl: values.target })

/** The advertisements of the home page, each linking to an address. */
export function AdvertisementsScreen() {
  const { t } = useLingui()
  const create = useOperatorCommand(createAdvertisement)
  const edit = useOperatorCommand(editAdvertisement)
  return (
    <PlacementScreen
      desk="advertisements"
      words={{
        caption: t`Home page advertisements in display order`,
        add: <Trans>Add an advertisement</Trans>,
        edit: <Trans>Edit the advertisement</Trans>,
        remove: <Trans>Remove this advertisement?</Trans>,
        removed: <Trans>The click count is deleted too.</Trans>,
        imageHint: <Trans>JPG or PNG, wider than it is high.</Trans>,
      }}
      empty={
        <EmptyState title={<Trans>The home page has no advertisements</Trans>}>
          <Trans>
            An advertisement is a picture on the home page that links to a page on this site or another site.
          </Trans>
        </EmptyState>
      }
      result={useQuery(allAdvertisements())}
      calls={{
        order: orderAdvertisements,
        remove: deleteAdvertisement,
        save: (values, row) =>
          row
            ? edit.sendAsync({ params: { id: row.id }, body: bodyOf(values), ifMatch: values.version })
            : create.sendAsync({ body: bodyOf(values) }),
      }}
      target={{
        of: ({ linkUrl }) => linkUrl,
        renderCell: ({ linkUrl }) => linkUrl,
        renderField: (props) => <LinkField {...props} />,
      }}
      errorsOf={(values) => fieldErrorsOf(AdvertisementForm, bodyOf(values))}
    />
  )
}

const LinkField = ({ onChange, ...props }: TargetProps) => (
  <TextInput
    label={<Trans>Links to</Trans>}
    description={<Trans>An address that starts with https://, or a path on this site such as /talent</Trans>}
    inputMode="url"
    autoComplete="off"
    onChange={(event) => onChange(event.currentTarget.value)}
    {...props}
  />
)
