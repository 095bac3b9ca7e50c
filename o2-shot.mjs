import { chromium } from 'playwright'
const [,, list, w='1280', lang='en-US', scheme='light', prefix=''] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
const c = await b.newContext({ viewport: { width: Number(w), height: 900 }, locale: lang, timezoneId: 'Asia/Seoul', colorScheme: scheme, serviceWorkers: 'block' })
const p = await c.newPage()
p.on('console', m => m.type()==='error' && console.log('console:', m.text()))
p.on('pageerror', e => console.log('pageerror', e.message))
const r = await fetch('http://127.0.0.1:4731/api/users/authentication',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({authType:'EMAIL',email:'operator@ilteo.test',password:'ilteo-demo-1'})})
const {data} = await r.json()
const me = (await (await fetch('http://127.0.0.1:4731/api/users/me',{headers:{authorization:`Bearer ${data.accessToken}`}})).json()).data
await c.addInitScript(([d,id])=>{localStorage.setItem('userType',d.role);localStorage.setItem('token',d.accessToken);localStorage.setItem('ilteo.memberId',id);localStorage.setItem('ilteo.expiresAt',d.expiresAt)},[data,me.id])
for (const path of list.split(' ')) {
  await p.goto('http://127.0.0.1:4731'+path)
  await p.waitForTimeout(1200)
  const name = prefix+path.replaceAll(/[^a-z0-9]/gi,'_')+`-${w}-${lang.slice(0,2)}-${scheme}.png`
  await p.screenshot({ path: '/tmp/o2-shots/'+name, fullPage: true })
  const over = await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth+1?document.documentElement.scrollWidth:0)
  console.log(name, over?`OVERFLOW ${over}`:'')
}
await b.close()
