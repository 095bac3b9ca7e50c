// Rules of the project for oxlint (`jsPlugins` in .oxlintrc.json).
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Of margin and padding: which of the CSS properties each end of a style prop's name meets. */
const SIDES = {
  '': '(-.+)?',
  t: '(-top|-block|-block-start)?',
  b: '(-bottom|-block|-block-end)?',
  l: '(-left|-inline|-inline-start)?',
  r: '(-right|-inline|-inline-end)?',
  s: '(-left|-inline|-inline-start)?',
  e: '(-right|-inline|-inline-end)?',
  x: '(-left|-right|-inline.*)?',
  y: '(-top|-bottom|-block.*)?',
}

const spaces = (prop, property) =>
  Object.entries(SIDES).map(([side, ends]) => [`${prop}${side}`, `${property}${ends}`])

/** CSS properties that a style prop of Mantine also sets, as regular expressions. */
const PROPERTIES = Object.fromEntries([
  ...spaces('m', 'margin'),
  ...spaces('p', 'padding'),
  ...Object.entries({
    bd: 'border',
    bdrs: 'border-radius',
    bg: 'background(-color)?',
    c: 'color',
    ff: 'font(-family)?',
    fs: 'font(-style)?',
    fw: 'font(-weight)?',
    fz: 'font(-size)?',
    h: 'height',
    lh: 'line-height|font',
    lts: 'letter-spacing',
    mah: 'max-height',
    maw: 'max-width',
    mih: 'min-height',
    miw: 'min-width',
    pos: 'position',
    ta: 'text-align',
    td: 'text-decoration(-line)?',
    tt: 'text-transform',
    w: 'width',
  }),
  ...['display', 'flex', 'opacity', 'top', 'right', 'bottom', 'left'].map((name) => [name, name]),
])

/** The properties that a style sheet sets for a class itself, whatever the state or width. */
function propertiesOf(css, className) {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const own = rules.filter(([, selectors]) =>
    selectors.split(',').some((selector) => selector.trim() === `.${className}`),
  )
  return own.flatMap(([, , body]) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name))
}

const styleOnce = {
  create(context) {
    const sheets = new Map()
    return {
      ImportDefaultSpecifier({ local, parent }) {
        const { value } = parent.source
        if (value.endsWith('.module.css'))
          sheets.set(local.name, readFileSync(path.join(path.dirname(context.filename), value), 'utf8'))
      },
      JSXOpeningElement({ attributes }) {
        const named = (name) => attributes.find((each) => each.name?.name === name)
        const { object, property } = named('className')?.value?.expression ?? {}
        const sheet = sheets.get(object?.name)
        if (sheet === undefined || property?.type !== 'Identifier') return
        const set = propertiesOf(sheet, property.name)
        for (const [prop, pattern] of Object.entries(PROPERTIES)) {
          const node = named(prop)
          const same = node && set.find((name) => new RegExp(`^(${pattern})$`).test(name))
          if (same) context.report({ node, message: `.${property.name} sets ${same} as well` })
        }
      },
    }
  },
}

// oxlint reads the default export.
export default { meta: { name: 'ilteo' }, rules: { 'style-once': styleOnce } }
