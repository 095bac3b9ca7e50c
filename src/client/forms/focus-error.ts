const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button'
/** A field is marked by `data-field`, or is an input of that name. */
const FIELDS = '[data-field], input[name], textarea[name], select[name]'

/** Focuses the first field with an error, in the order of the form. */
export function focusFirstError(form: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  const first = fields.find((field) => nameOf(field) in errors)
  const target = first?.matches(FOCUSABLE) ? first : first?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}

const nameOf = (field: HTMLElement) => field.dataset['field'] ?? field.getAttribute('name') ?? ''
