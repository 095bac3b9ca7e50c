const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button'

/** Focuses the first field with an error; fields are marked by `data-field`. */
export function focusFirstError(form: HTMLElement | null, errors: Readonly<Record<string, unknown>>): void {
  const fields = form?.querySelectorAll<HTMLElement>('[data-field]') ?? []
  const first = [...fields].find(
    ({ dataset }) => dataset['field'] !== undefined && dataset['field'] in errors,
  )
  const target = first?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}
