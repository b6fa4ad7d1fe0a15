import ts from 'typescript';
import {execFileSync} from 'node:child_process';
import path from 'node:path';
const cfg=ts.getParsedCommandLineOfConfigFile('tsconfig.json',{},{...ts.sys,onUnRecoverableConfigFileDiagnostic(){}});
const files=cfg.fileNames;
const svcHost={getScriptFileNames:()=>files,getScriptVersion:()=>'1',getScriptSnapshot:f=>{const t=ts.sys.readFile(f);return t===undefined?undefined:ts.ScriptSnapshot.fromString(t)},getCurrentDirectory:()=>process.cwd(),getCompilationSettings:()=>cfg.options,getDefaultLibFileName:ts.getDefaultLibFilePath,fileExists:ts.sys.fileExists,readFile:ts.sys.readFile,readDirectory:ts.sys.readDirectory,directoryExists:ts.sys.directoryExists,getDirectories:ts.sys.getDirectories};
const svc=ts.createLanguageService(svcHost);
const prog=svc.getProgram();
const isTest=f=>/\.test\.|\/testing\//.test(f);
const src=files.filter(f=>f.includes('/src/')&&!isTest(f));
for(const f of src){const sf=prog.getSourceFile(f);if(!sf)continue;
 const visit=n=>{
  if(ts.isPropertySignature(n)&&n.name&&ts.isIdentifier(n.name)){
   const refs=svc.findReferences(f,n.name.getStart())?.flatMap(r=>r.references)??[];
   const own=refs.filter(r=>!(r.fileName===f&&r.textSpan.start===n.name.getStart()));
   const prod=own.filter(r=>!isTest(r.fileName));
   // reads: not property assignment / jsx attr
   const reads=prod.filter(r=>{const s=prog.getSourceFile(r.fileName);const tok=ts.getTokenAtPosition?ts.getTokenAtPosition(s,r.textSpan.start):null;if(!tok)return true;const p=tok.parent;return !(ts.isPropertyAssignment(p)&&p.name===tok)&&!ts.isJsxAttribute(p)&&!ts.isPropertySignature(p)&&!(ts.isShorthandPropertyAssignment(p));});
   if(reads.length===0)console.log(path.relative('.',f)+':'+(sf.getLineAndCharacterOfPosition(n.getStart()).line+1),n.name.text,'refs',own.length,'prod',prod.length);
  }
  ts.forEachChild(n,visit)};
 visit(sf);
}
