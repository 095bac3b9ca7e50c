const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button'
/** A field is marked by `data-field`, by Mantine's `data-path`, or is an input of that name. */
const FIELDS = '[data-field], [data-path], input[name], textarea[name], select[name]'

/**
 * Focuses the first field with an error, in the order of the form.
 * @returns whether the form has such a field
 */
export function focusFirstError(
  form: HTMLElement | null,
  errors: Readonly<Record<string, unknown>>,
): boolean {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  const first = fields.find((field) => nameOf(field) in errors)
  const target = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
  return first !== undefined
}

const nameOf = (field: HTMLElement) =>
  field.dataset['field'] ?? field.dataset['path'] ?? field.getAttribute('name') ?? ''
