import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawCard } from '../../contract/public-pages.ts'
import { lightRoles } from '../theme/css-variables.ts'
import { Mark } from '../entities/site/brand.tsx'
import { SectorScene } from '../entities/job/sector-scene.tsx'

/** Colours of the light scheme; the logo has its own. */
const colours: Readonly<Record<string, string>> = lightRoles

/**
 * The share image of a link as SVG: the sector's scene and the logo. It has no text: the rasterizer may have no font,
 * least of all for Korean, and previews show the title beside it.
 */
export const drawCard: DrawCard = (sector) => {
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="var(--scene-sky)" />
      <svg x="0" y="12" width="1200" height="618">
        <SectorScene category={sector ?? undefined} />
      </svg>
      <svg x="48" y="48" width="132" height="132">
        <Mark size={132} />
      </svg>
    </svg>,
  )
  // SVG images have no style sheet: replace the variables by their values.
  return drawing.replaceAll(/var\((--[a-z-]+)\)/g, (_, name: string) => colours[name] ?? 'none')
}
