import sharp from 'sharp'
// node o2-sheet.mjs out.png w file...
const [,, out, w, ...files] = process.argv
const W = Number(w)
const imgs = await Promise.all(files.map(async f => { const b = await sharp(f).resize({width: W}).toBuffer(); const m = await sharp(b).metadata(); return {b, h: m.height} }))
const H = Math.min(2400, Math.max(...imgs.map(i=>i.h)))
const comps = await Promise.all(imgs.map(async (i,n)=>({input: i.h>H? await sharp(i.b).extract({left:0,top:0,width:W,height:H}).toBuffer():i.b, left:n*(W+10), top:0})))
await sharp({create:{width:imgs.length*(W+10),height:H,channels:3,background:'#888'}}).composite(comps).png().toFile(out)
