import type { ReactNode } from 'react'
import choice from '../../../ui/choice/choice.module.css'
import classes from './tiles.module.css'

interface TilesProps<Value extends string> {
  label: ReactNode
  name: string
  tiles: readonly { value: Value; title: ReactNode; words?: ReactNode; figure?: ReactNode }[]
  /** Null until chosen. */
  value: Value | null
  onPick: (value: Value) => void
  /** Two columns on phones, for short labels. */
  small?: boolean
}

/** Radio buttons as tiles; the selected one is outlined. */
export function Tiles<Value extends string>({
  label,
  name,
  tiles,
  value,
  onPick,
  small = false,
}: TilesProps<Value>) {
  return (
    <fieldset className={classes.group}>
      <legend className={choice.legend}>{label}</legend>
      <div className={classes.tiles} data-small={small || undefined}>
        {tiles.map((tile) => (
          <label key={tile.value} className={`${choice.choice} ${classes.tile}`}>
            <input
              type="radio"
              className={choice.input}
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onPick(tile.value)}
            />
            <span className={`${choice.dot} ${classes.dot}`} aria-hidden="true" />
            <span className={classes.words}>
              <b>{tile.title}</b>
              {tile.words && <span>{tile.words}</span>}
            </span>
            {tile.figure && <span className={classes.figure}>{tile.figure}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
