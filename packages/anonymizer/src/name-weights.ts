// Written by `fit-names` from the development papers of `bench/anonymizer`, SHA-256 8ff242a5c4701d3b89eb96f7550272eac3d4c7754f47f7ecd26300a2f717139a.
export const NAME_WEIGHTS = `bias\t-13
0\t-2\tbln\tuln
0\t1\tgll\thll
0\t2\tgUn
0\t3\tgTl\thTn
0\t4\tgln
0\t5\taTU\tbUn\tfUn\thln
0\t6\thUn
1\t-6\ttUn.|\ttUn|\tuIn:|
1\t-5\tuTn:09\tuTn:19\txln | 
1\t-4\tbln, \tuIn ,9\tuTn 19\tuUn  9\tuUn^\tuln - \tuln. 9
1\t-3\tcUn.|\tuTn .9\tuUn (\tuln; 
1\t-2\tcTn. 9\teUn.|\toTn|\tuIn$\tuTn | \tuln  9\tuln (
1\t-1\tuln \tuln, 
1\t1\tgln \tnUU. \tnUn 
1\t2\taUU, \tbTn. \tbUU. \tbUn \tgTn, \tgUU, \tgUn|\tgll \tgll, \thTn \tnTn, \tnUn|\tnll: 
1\t3\taTl|\taTn, \tbll. \tgTl|\tgln: \tnTn. \tnTn: \tnll. \txll: 
1\t4\taTn "\taTn.|\taTn: \tall|\tbUn. \tbUn|\tgUU "\tgUU: \tgUU: ¿\tgll: \thTn, \tlUU: \tnUU|\tnUn. \tnll|\ttTn: \tull:|\txIn. 
1\t5\taTU, \taTn:|\taTn|\taUU: \taUU|\taUn \taUn, \tbTn|\tcTn "\tfUn \tgTn (\tgUU (\tgUU:|\tgll  9\tgll.|\tgll; \tlUn \tnTn - \tnUU  9\tnUn "\tuTl|\tuUU" 
1\t6\tall, \tfTn.|\tgTn,|\tgTn.|\tgTn: \tgUU.|\tgUU; \tgUU|\tgUn \tgll (\tgll|\tlTn: \tnTn  9\tnUU" \ttUn \tuIn - \tuTn" \tuUU,|\tuUn "\tuUn:|\txUn "
1\t7\taTn  9\tgTn  9\tgTn: ¿\tgUU  9\tnTn" \tnll  9\tuUn/ 
1\t8\tbll|\tgTn; \tgTn|\tnTn.|\tnTn|\tuIn; 
1\t9\tgTn:|
2\t-8\tcTn" \tuIn/ 
2\t-7\tnTn", \tuIn) \tuIn|\tuIn°.9\txIn \txIn.).
2\t-6\tnUU", \tuIn° \tuIn° 9\tuIn°19\tuIn°59\tuIn°89\tuTn (+\tuTn |9\tuln). \txTn.: \txln. 
2\t-5\tcUn  9\tcUn.|\tuIn  9\tuIn, \tuTn ,9\tuln | \tuln. 9\tuln:|\txIn) \txIn, \txTn", \txUn  9\txUn;\txln; 
2\t-4\taln.|\tbln. \tcTn 09\tcUn. \toUn. \tuIU, \tuIn°09\tuIn°29\tuIn°49\tuTn, 9\tuTn.: \tuUn  9\tuUn 19\tuUn 49\tuUn- 9\tuln (\tuln$\tuln: \tuln; \txIU/\txIU/ 
2\t-3\tcTn | \tcUn - \tcUn", \tuln, 9\tuln.|\txIU) \txln  9\txln.|
2\t-2\teUn: \tuIU \tuIU) \tuUn 29\tuln  9\tuln, 
2\t-1\tbln \toUU|\tuIU/ \tuln 
2\t1\taTn \tgUn \tnUU, \txIn. 
2\t2\taUn: \tbTn.|\tgTl: \tgTn: \tgUU, \tgll, \tgln \tnTn$\tnTn, ¿\tnTn.|\tnUn|\tnll. \tnln 
2\t3\tbTn. \tfTn \tgTn$\tgTn, \tgTn.|\tgTn; \tgUU. \tlUn \tnUU|\tnln|
2\t4\taTn (\taUU: \tbTn: \teTn \tgTn. \thUn \tlUU: ¿\tnTn: \tnUn \tuIU.|\tuIn. (\tuTn "\tuTn / \txIU., \txUU <
2\t5\taTn / \taTn: \tbUn \teUn, \tfUn \tgTn". \tgll|\tgln|\thTn: \tlUn: ¿\tnUn.|\tnll  9\tnll|\tuIU., \tuTn <\tuUU / \tuUU <\txTn|
2\t6\taUU (\tall (\tbTn - \tell \tgUU|\tnTn <\tnUU <\tnUn, \tuIn.; \txIn. (\txIn.|\txTn <\txTn | 
2\t7\tbTn (\tbUn, \tgTn "\tgTn - \tgTn|\tgUU ❤ \tnTn / \tnUU  9\tnUn$\tnll <\ttTn|\tuIn., \txIn., 
2\t8\tbTn  9\tbTn|\tbUU  9\tgTn 89\tgll ❤ \tnTn  9\tnTn | \ttTn (\tuUU 🦆
2\t9\tall: \tnTn|\ttUn, \tuIn./9\txIU.; 
2\t10\tlTn: 
2\t12\tuIn.|
2\t13\txIn.; 
3\t-6\tllol \tnTul "\ttTpT \tuTbT. 
3\t-5\tblaT \tcTxT. \tuTeU: \txUcl 
3\t-4\tcTsT, \tcUsT \tfTpT \tlTsU \tuUul. \tulul, 9
3\t-3\tcTcT. \tcTol. \tcTul|\tuIul \tulgT 
3\t-2\tulcT \tulnT, \tulsT: \tuluT \tuluU, 
3\t-1\tulsT 
3\t1\tbTgT \tgTgT \tnTgT \tnUgU \tnUuU \tuTcl \tuTgT \tuTuT \txTgT \txUuU 
3\t2\taTuT \taUgU \tbUnU \tgTcl, \tgUcU \tgUgU \tgUsI \tgUuU \tgUuU, \tglcl \tglgl \tglsl, \tglul, \tlTuT \tnTuT \tnUtU \tnlnl \tnlul. \tuTaT \tuTnT \tuTsl, \tulal \tulnl \txTuT \txUgU 
3\t3\taTgT \taTsl, \taTsl|\taUsU|\tbTuT \tbUaU \tbUlU \tcTlT \tcTuT \tgTcT \tgTpl \tgTsT: ¿\tgTuT \tgUaU \tgUsl \tnTcl \tnTcl. \tnTul. \tnTxI. \tnUgT \tnUnU|\tnUsl \tnUuI/ \tuIgT \tuInT, \tuTlT \tuTsl: \tuTul, \tuUaU \tuUgU \tuUlU \tuUuI. \txTxI. \txUaU \txUsU|\txUuI/ \txlul 
3\t4\taTaT \taUnU, \talsl, \tbTaT \tbUgU \tcTgT \tfTsl \tgTaT \tgTsl, \tgTsl. \tgTuU, \tgUbU \tgUcU. \tgUlU \tgUsU, \tgUuU. \tglxl \tlUaU \tlUgU \tnTsI. \tnUhU \tnUuI. \tnUuI|\tnlul \tnlxl \tnlxl. \ttTuT \ttUuU \tuThT \tuTpT: \tuTul \tuUsl: \tulfl \txIgU \txIsU: \txTaT \txTcl \txTsl. \txTxT \txUbU \txUgT \txUxI. \txlul. 
3\t5\taTsT \taUsl \tblll \tblnl \tcTsl "\tcTul \teUuU \tfTgT \tfUuU \tgTcl. \tgTfT \tgTgT, \tgThT \tgTnT. \tgTxU, \tgUnU \tgUtU, \tgUxU \tglxl. \thTpl \tlTcl, \tlUnU \tnThT \tnTuI. \tnlgl \ttUgU \tuIsT: \tuIsl, \tuTcT: \tuTnl|\tuTsl (\tuUfU \tuUnU - \txInU (\txIsI.\txIuI. \txTcl|\txTsI. \txlxl 
3\t6\taTul. \taUaU \taUsI \talnl \tblgl \tcTcl, \tfUsI \tgTcl \tgTgT. \tgTnT \tgTnU, \tgTsT, \tgTsl (\tgTxT \tgUbU, \tglll \thTul \tlTgT \tlTnT \tlTsl, \tlTul \tlUxI. \tnTsT: \tnTuT, \tnTuU: \tnlhl \ttTtT \ttTuI. \ttUaU, \ttUxU \tuIcl: \tuIsl: \tuTgl|\tuTnT - \tuTuI. \tuTuU, \tuTxI. \tulhl \txIuT \txIxI. \txIxI., \txTcl.|\txTuI. \txTuT: \txUsI. \txUuI. \txlbl 
3\t7\taTxI. \talul. \tcTuT, \tflcl \tflul \tgTbl \tgTol \tgTuT. \tgTul \tgTul, \tglbl \tglul. \tllal \tnTpT \ttTcl, \ttUaU \tuIhT \tuInT \tuTgT|\tuTnU, \tulgl \txIpl \txIsI., \txTsl|\txTxT: \txlgl 
3\t8\taTul \talxl \tcTaT \tgTbT \tgTul. \tglnl \tllgl \ttUsl \tuTul: \tuUgT \txIgT \txIsT. \txlal 
3\t9\taTsl. \talgl \tblal \tllnl \tuTsI. 
3\t10\tbTpT \ttTcl. 
4\t-8\ttTul, 
4\t-7\tuTul  9
4\t-6\tcUul: \ttTuI \tuToT|\tuTol 
4\t-5\txIsT) 
4\t-4\tcUcT|\tcUsl: \tuUpT. \tulaT, \tulsI. 
4\t-3\tcTsl: 9\tcUsT|\tcUuT|\toUsT|\tuIsT|\tuUsT. \tulcT. \tulgT, \tulnT. \tulpT. \tulsT. \tulsU, \tulsU. 
4\t-2\tuIcU/ \tuIsT° 9\tuIsU \tuIsU/ \tulgT \tulgT. \tulnU|\tulol \tuluT \tuluT. \tuluU|
4\t-1\tulsU.|
4\t1\taTnT \taUuU \tgTaT \tgTcl \tgTgT \tgTnT \tgUgU \tglnl \tnTsT. \tnlsl \tnlul \tuUgU \tuUlU \tuUxU \txTuT \txUxU 
4\t2\taTuT \tgUpU \tgUsI \tgUuI \tglsl \thTuT \tlTuT \tlUcU \tnT--$\tnUpU \tnUsU \tnUsU|\tnUuU \tnlpl: \tuTcT \tuTlT \tuTxT \tuUgU, \tuUtU \tuUxI \txIuI. \txUgU 
4\t3\tbTgT, \tbUgU, \tbUnU \tbUxU \tblnl \tgT--$\tgTfT \tgTpl \tgTsT. \tgTsl \tgTuI \tgTxI \tgl--$\tglpl \tlTsU, \tlTxT \tlUaU \tllnl \tnTsU (\tnUbU \tnUuT, \tnUuU, \tnUxI, \tnlxl \ttTsU, \tuIsl., \tuTaT \tuTgT, \tuTuT \tuUsU, ¿\tuUuI, \tulgl, \txTsU, \txTxT \txUuI, 
4\t4\taTbT \taTcT \taTuT. \taTul: \taTxT \taUtU \talal \tcTxT \tgTnU \thTcl \thTsl \thlsl \tlTcl \tlTgT \tlTnT \tnTuI, \tnU--$\tnUgT, \tnUuU. \tnlbl \tnlul. \ttTsT. \ttTsU|\ttUnU \tuTbT \tuTgT \tuTnT \tuTtT \tuTuT - \tuTul <\tuTxI \tuUnU \txI--$\txIpl. \txIsT.|\txIsl., \txIuT. \txTgT, \txUtU \txUuU|\txlgl, 
4\t5\taTaT \taUgU \talbl \talgl \tbTxI, \tblxl \tgTpT \tgTxU \tglul. \thTnT \tnTlT \tnTsT \tnTsU. \tnTsl: \tnTuT. \tnTxI, \tnUaU, \tnUgU \tnUlU \tnUsI; \tnUuT: \tnUuU: \tnlal, \tnlul: \tnlxl, \ttTgT \ttUgU, \tuIcU., \tuIpl., \tuIsU. (\tuIuU.|\tuTsI \tuTsU, \tuTxI, \tuUhU \tuUuU): \tulfl \txIlU. \txIxI., \txTsU (\txTsl (\txTuI, \txTxI, \txUaU \txUgT, \txUsI: \txUxI, \txlgl \txlnl 
4\t6\taTgT \taUaU \talul. \tbTsT|\tblgl, \tcTxI, \tlUgU \tnTgT \tnTsI. \tnTsU, \tnTuI \tnTuT - \tnTul: \tnTxI (\tnUuU - \tnlal \tnlnl. \tuIaT. \tuIcl., \tuIsI. \tuIsU.|\tuItT. \tuIuU. \tuTsl"; \tuTxI (\tuUeU \tuUgT, \tulnl \txIaT. \txIaU. \txIcT.09\txIcU.|\txIsl. \txTuT|\txUlU, \txlal 
4\t7\talxl \tbTgT \tbTul \tflgl \tlTcT \tnTgT. \tnTsU \tnTul (\tnTxl, \tnUpl \tnlgl \tnlgl. \ttTcl \ttTtT \ttTxI, \ttUaU, \ttUgU \tuIuT. \tuTeT \tuTsT". \tuUsU) \tuUuT, \txInU. \txIsI. \txIxI. \txIxU. \txTtT \txlxl|
4\t8\tblgl \tfTgT \thTgT \tnlul, \ttTgT, \tuIul., \tuIxI. \tuTnU \tuTol, \tuTul (\tuTul): 
4\t9\tuIcl. \tuInU. \tuIxU. \tuTpT \tuTsU. \tuTul - \txInT. \txIxT. \txTgT 
4\t10\tuInT. \tuIxT. 
4\t11\tllgl 
5\t-8\ttTslpl  \tuIgTuI .
5\t-7\tuIxI--.$\tuTaTsl.  \tuTulpl.  \txIuUuI .
5\t-6\tbUuUsU : \tuIuIsT.. \tuTclsU. .|\tuTsl-- $\txIxIuI.. 
5\t-5\tblaTsl : \tcTclul.  \tcTsTsl  \tcTslpl| \tnUclsT.|: ¿\tuIxIuI.. \tuIxUuI, .\tuTslsl.| \tuTuTsl  9 \tuTulsl| \txIcluI, .\txInUuI, .\txTuTsl,  
5\t-4\tcTulcl.  \tnUslsT.|: ¿\tnUulsT.|: ¿\tuIuIuI.. \tuTplsT  9 \tuUclsT.|: ¿
5\t-3\talplpl  \tblplpl  \tblslpl  \tcTplsl , \tcTpluI  \tuU--sU^ \tulolsl  \tulslsU |\txIxUuI, .\txlslpl  
5\t-2\tcTslsl.  \tcTulsl.  \tulslpT . \tulslsT .|
5\t-1\tulclpl  \tulsTpl  \tulslsT . 
5\t1\tnTgTsl  \txUuUsU , 
5\t2\tgTsluT  \tgTsluT,  \tgUsUnU  \tgUsUuU  \tglslul  \tnTuTsl , \tnUsUsT : \tnUsUsU : \tuTslsl  \tuTslxT  \tuTuTsU , \tuUsIuU  \tuUsUuU.  \tuUuUsU|: \txUgUsU , 
5\t3\tgTclnT,  \tgTgTaT  \tgTgTnT  \tgTpluT  \tgTsTnT  \tgTslnT,  \tgTslsl , \tgTslxT  \tgUgUuU  \tgUpUuU  \tgUsUgU  \tgUsUuU,  \tgUsUxU  \tgUuUnU  \tglplul  \tglslgl  \tnTclsl  \tnTgTsT . \tnTslsl.  \tnUsIsU  \tnUsUsU: , ¿\tnlglcl , \tuIsIuI..\tuTgTsl , \tuTnTsl  \tuTsIsl  \tuTslsl , \tuTsluT  \tuTuTsl , \tuUgUuU  \tuUpUxU  \tuUsInU  \tuUuUpU|: \tuUuUsU |\tuUuUuU,  \tuUxUsU , \tulslsl|: \txIxIuI. . \txUuUsI  
5\t4\talslsl , \tbTgTsl , \tgTslbT,  \tgTslnT.  \tgTulnT  \tgUcUxU  \tglulul  \tnTgTnT  \tnTgTsl , \tnTpTsl  \tnTxTsl , \tnUgUsU  \tnUpUpU  \tnUuUnU  \tnUuUsU.  \tnlglsl : \tnlplpl  \ttTuTsl : \ttUsUsT : \tuIsIsl.. \tuTclsl|: \tuTgTcl , \tuTgTsl  \tuTplnT  \tuTplxT  \tuTslbT  \tuTslul  \tuTuTcl , \tuTuTul , \tuTxTsl  \tuUcUxU  \tuUgUsU |\tuUgUxU  \tuUsIuU , \tuUsIxU  \tuUsUxU:  \tuUuUcU|: \tuUuUnU  \tuUuUsU , \tuUuUsU: , \tuUuUuU  \tuUxUxU  \tulalsl , \tulglul  \tulslul.  \tululpl|: \txIuIuI. . \txIxIsl.. \txIxIuI., . \txTgTuT  \txTuTuT  \txUuUnU  \txUuUsU  (\txlglcl , 
5\t5\taTslsT . \taUsUuU.  \tcTsluT  \tgTclnT.  \tgTpTsl  \tgTslul  \tgTslxT,  \tgTuluT.  \tnTaTsl , \tnTgTpT . \tnTnTsU , \tnTplpl  \tnTsTsl  \tnTulsl.  \tnlalsl , \tnlglnl  \tnlslsl : \tnlulnl  \ttTgTpl  \ttTslcl  \tuIxIsI. . \tuTclsl  \tuTcluT  \tuTgTcT . \tuTgTul , \tuTlTsl  \tuTsTuT:  \tuTslsT . \tuTslsT .|\tuTslsl|: \tuTulul|: \tuUcUcU.  \tuUcUcU|: \tuUcUxU,  \tuUnUsU , \tuUpUnU  \tuUsUsU|: \tuUuUbU  \tuUuUnU,  \tuUuUpU , \tuUuUuU , \tuUuUxU| \txIsIuI..\txTgTcl , \txTgTsl , \txTsTxT.  \txTslsT . \txUgUuU  \txUuUuU  
5\t6\taTgTsl , \taTuTsT . \tbTnTsl , \tbTplsT . \tbUpUnU  \tblglsl  \tgTgTxT  \tgTuTnT,  \tglnlgl,  \tlUsUxU  \tnTaTbT  \tnTgTaT  \tnTplsT . \tnTsTnT.  \tnTsTpl , \tnTxTpl  \tnlslgl , \tuIuIcl.. \tuIxIcl.. \tuTclnT  \tuTclxT  \tuTsTaT.  \tuTsUuT:  \tuTslgT  \tuTtTsT . \tuTtTuT .|\tuTuTnT.  \tuTuTsT |\tuTuTuT , \tuTuluT| \tuUcUuU:  \tuUcUxU| \tuUhUuU  \tuUlUsU.  \tuUlUuU  \tuUnUgU,  \tuUnUpU . \tuUuUcU , \tuUuUgU  \tuUuUgU:  \tuUuUlU  \tuUuUuI  \tuUuUuU .|\tuUuUuU.  \tuUuUul  \tuUuUxU  \tuUxUpU . \tulglul , \tulglxl  \tulnlgl,  \tulnlsl , \tulslnl,  \tulslxl:  \txIsIxI .\txIsUuI . \txIuIsU.. \txIuUsU .|\txTclnT| \txTclsl.  \txTplsT . \txUcUsU.  \txUsUxU  \txUuTpl  \txlglul  \txlplsl . 
5\t7\taTplcl  \taUuUsU  \talulul  \tbTslsl  \tblllsl  \tcTsTuT.  \tcTslbT  \tgTslgT  \tglulnl  \tnTaTpl  \tnUaUbU  \tnUuUsU : \tnlglul . \ttTsltT  \ttUsUsU : \tuIcluI . \tuIsIuI. . \tuIsIxI ., \tuIuIuT. . \tuIuUxU . \tuIxIcU.. \tuIxIsl. . \tuIxIsl. ., \tuTclsT . \tuTgTpl , \tuTpTsl  \tuTsTsl. , \tuTsTxT:  \tuTslsl : \tuTuTcl.  \tuTuTuT.  \tuTulsl|: \tuUcUuU,  \tuUgUsI  \tuUgUuU , \tuUsIgU , \tuUsUsU. : \tuUsUuU,  \tuUuUcU |\tuUuUcU| \tuUuUsI , \tuUuUxI  \tuUuUxI  (\tuUuUxU.  \tulcluT |\tulplxl  \tulslgl,  \tulslul| \tululnl,  \txIsUxI .\txIsluI . \txIuIsl.. \txUsUxU.  \txUuUsU : 
5\t8\taTslsl  \tgTulnT.  \tlTsTlT.  \tlUpUnU  \tnTsl-- $\tnTxTbT  \tnUaUsU : \ttTgTsl , \ttTslsl  \tuIsTuI. . \tuIsUuI .\tuIslsI .\tuIsluI . \tuIuIuI.., \tuTaTpl  \tuTfTsl  \tuTuTcT . \tuTuTuT . \tuTullT  \tuUcUsU|: \tuUnUuI  \tuUsUxU| \tuUuIgU/ , \tuUuIuU/ , \tuUuUcU : \tuUuUuU  - \tuUuUxI , \tulslxl,  \tultlul,  \tululnl  \tululxl  \txIcluI .\txInUuI (.\txIxIxI..\txTslsl.  \txUxUpU  
5\t9\tcTuTpl  \tlTsTsl  \ttTaTsl  \tuIsIsl. . \tuIxIsI..\tuTnTsl , \tuTtTsl  \tuTuluT.  \tuUsIgU  \tuUsU--. $\tuUsUuU:  \tuUsUuU: ¿ \tuUsUxU,  \tulaTsl:  \tulglcl , \txIsIxI..\txIxIuI..
5\t10\tbTplnT  \ttTgTsl  \tuIslxI .\tuIuIsI. ., \tuIxI--. $\txIuIuI..
5\t11\tuIuI--.$\tuIxIuI. . \tuIxIxI..\tuUsUuU| \txIslxI .
5\t12\txIxIsI..
5\t13\tuIsluI .\tuIuIuI. . \tuIuIxI..
6\t-11\ttTsTpl 
6\t-9\ttTsTsT. 
6\t-8\taTsTsT. \tbTsTpl 
6\t-7\tcTplpT \tgTtlsT. \ttTgTuT, \tuTnTuT. \tuTsTxT. 
6\t-6\tcTplcT \ttTcUsT \tuIcTuI.\tulnTul \txTuUuU  9
6\t-5\taTsTpl \tbTplsT \tbUbUpU \tlTpllT \tlTuIpl \ttTsUsT \tuIuUuI.\tuTgTnT. \tuTplul.|\tuTsUcT. \tuUplpl \tuUxlsl 
6\t-4\tlTsTpl \tlTsTsT. \tnTxTsl \tuTulsU: \tulgTcl \tulsTul \txIcTsl 
6\t-3\tcTsTpl \tuIplcT \tulnTsl \tulnUsl \txUslpl \txlpTsl 
6\t-2\tcTplsT \tcUoUpU \tuTsTpl \tulgTsl \tulsIsl \tulsTcl \tuluTpl 
6\t-1\tcTslcl. \tcUsIpU \tulsTsl 
6\t1\tnTslgT \tnlslul 
6\t2\tgTclsl \tgTslpl \tnlslcl \tuTclsT \tuTplsT. \tuTslcl \tuTslul \tuUuUsU. \tuUuUuU \txTslgT \txTsluT \txTuTuT \txlslgl 
6\t3\taTclsl \taTslgT \taUuUsU \tgTgTsl \tgTplcl \tgTplsl, \tgTsTcl \tgTsTsl, \tgTuTsl \tgUcUsU \tgUsIuU \tgUuUgU \tgUuUsI \tgUuUsU \tglslgl \tnTslpl \tnUcUuU \tnUsIgU \tnUsIuU \tnlglgl \tnlplul \tuTslaT \tuTsllT \tuTuTlT \tuTulgT \tuUgUuU \tuUpUuU|\tululgl \txIslsl \txTplsl \txlslul 
6\t4\taTgTgT \taTplsT. \taTsTsl \taTuTsl \talglsl \tbTsTnT \tgTcluT \tgTnTsl \tgTplul. \tgTslaT \tgTuUgT \tgUpUcU \tgUsIpU \tgUsUsI \tgUsUuU. \tgUuUpU \tglglsl \tglnlsl \tglulsl \tlTplsl \tlUpUuU \tnTclaT \tnTcluT \tnTeUsT \tnTfTgT \tnTgTgT \tnTpTsl \tnTpluT \tnTsTnT \tnTslcl. \tnTslsl. \tnTuTxT \tnTulsT \tnTuluT \tnTxTuT \tnUpUuU \tnUuUnU \tnUuUuU \tnlclgl \tnlclul \ttTcluT \tuTcluT \tuTnUsT \tuTplgT \tuTsTsl, \tuTsTxT \tuTsUgT \tuTsUsT \tuTsUsl \tuTslcl, \tuTslgT \tuTslsl, \tuTsluT \tuTulpl \tuTulsT. \tuUaUgU \tuUcUnU \tuUgUgU \tuUpUuU, \tuUsIgU \tuUxUsU. \tuUxUxU \tulglul \txIsTgT \txIslxI.\txIuIxI., \txTuluT \txUcUgU \txUgUuU \txUsIuU \txUuUsU. \txUuUuU 
6\t5\taTulsl \tbTclpl \tbTslgT \tbUlUuU \tbUnUpU \tbUuUgU \tbUuUuU \tcTuTuT \tcTuluT \tgTclgT \tgTgTuT, \tgTnUgT \tgTplcl. \tgTsUgT \tgTsUsT \tgTslul \tgTslul. \tgTuTuT, \tgTulpl \tgTulsT. \tgUsTuU \tglplgl \tglulnl, \thTclsl \tlTslsl, \tlTsluT \tlUpUsU. \tlUxUuU \tnTolgT \tnTplsT. \tnTuTuT \tnUcUaU \tnUoUpU \tnUxUpU \tnlglsl \tnlulgl \tnlxlgl \tuIsTsI.\tuIsUgU \tuIslsl, \tuIsluI. \tuIslxI. \tuTcTgT \tuTclcT \tuTclgT \tuTclnT \tuTlTuT \tuTnTsl \tuTolsT. \tuTplnT \tuTsUuT \tuTuTxT \tuTulnT \tuTxlsT. \tuUcUgU \tuUgUlU \tuUoUuU \tuUpUgU \tuUpUuU: \tuUsIaU \tuUsIsI \tuUsIuU, \tuUsTuU \tuUslnU, \tuUuUgU \tuUuUxU \tulblgl \tulolsl. \tulslll \tululal \txTpTgT \txTsTxT \txTuTgT \txUcUuU \txUuUuI. 
6\t6\taTclgT \taTplsT \taUsIgU \talalsl \tbTclaT \tbTulgT \tblalul \tblglnl \tblplcl \tblslnl \tcTcTuT \tgTclsT \tgTclul \tgTplpl \tgTplsl. \tgTsTsl \tgTsTsl. \tgTsllT \tgTulsl \tgUcUuU, \tglolsl. \tglplul \tlTclpl \tnTclul. \tnTgTnT \tnTplnT \tnTplxT \tnTulpl \tnUcUgU \tnUgUgU \tnUnUgU \tnUuUgU \tnUuUxU \tnUxUuU \tnlnlul \tnlulpl \tnlulul \ttTslaT \tuIpUsI.\tuIsTxI. \tuIsluI.\tuIuIxI. \tuIuIxI., \tuTgTxT \tuToTsT. \tuTolpl \tuTpTuT \tuTplsl, \tuTplul, \tuTuTbT \tuTuTnT, \tuTuUuT \tuTxUsT. \tuUbUpU \tuUcUaU \tuUgUsI \tuUnUaU \tuUsInU, \tuUuUxI. \tulclal \tulclgl \tulglgl \txInUxI. \txIsIuI., \txIuIsI.\txIxIsI. \txTaTuT \txTbTpl \txTclgT \txTplgT \txTslcl. \txUpUuU|\txUsUcU|\txUxUgU \txlclgl \txlglgl \txlslal 
6\t7\taTgTuT \taTplpl \taTulsT. \tbTclgT \tbTxTnT \tbUgUpU \tbUsUnU \tblalpl \tblnlpl \tcTuTgT \tcTulsl \tcUpUxU, \tgTnTbT, \tgTpTsl \tgTsTtT \tlUuUuU \tnTbTgT \tnTnTuT \tnTplbT \ttTuTgT \ttUgUnU \tuIslgT \tuIuIuI., \tuIxIpl \tuTclsl "\tuTgTsl \tuTplcl, \tuTplul: \tuTplul|\tuTsIpl \tuTuIuI. \tuTuTol: \tuTuTuT \tuTulsl. \tuTxTgT \tuTxUuT \tuUpUhU \tuUsIsU: \tuUslnU \tuUuTuU \tulglul. \tululsl. \txIsTxI.\txIsUuU \txIslul \txIuIuI.\txTgTaT \txTnTpl \txTpluT \txTxTgT \txUpUuU \txUsUxU \txUxUpU \txUxUpl \txlclul \txlplul \txlslxl. 
6\t8\tbTgTaT \tbTnTpl \tbUpUuU \tcTcluT \tcTplsT. \tgTplul \tgTsUsl \tgTslgT \tlTplsT. \tnTclgT \tnTnTgT \tnlglnl \tnlulxl \tuUcUnU, \tuUsIlU \tuUsluU \tuUsluU, \tuUuIuI. \tuUxIxI. \txIsIxI.\txIxIuI.\txTgTgT 
6\t9\tbTpTpl \tgUpUuU \tnTuTgT \tnTulgT \tuIsTuT \tuIxIxI.\tuTgTuT \txTcluT 
6\t10\taTulpl \tlTsTlT \ttTuTnT \tuIuIxI.
6\t11\tbTuTpl \tuIplsI.\tulplgl 
7\t-8\tnTtTsT, \tuIsIcl.
7\t-7\tuIuIcT.
7\t-6\tgTuluT \tuTxTsl, 
7\t-5\tcUcUsT \tlTlTsT \tuIsTcl. \tuUplsT \txIsI--.\txTclul 
7\t-4\tcTpluT \tcUsUsT \tcUuUsT \tgTgTsT \tuTplol \tuTplsT \tuTulsT \tulgTnT, \tulsTsl|
7\t-3\tcTslsT \tcUsUsl \tgTnTtT \tlTplcT \tuTpltl  9\tuUsTsl: ¿\tulpluT \tulslnT \tululsU 
7\t-2\tcTplsT \tuTulcT \tulplpl \tulplsT \tulsTul. \tulslgT 
7\t-1\tcTslul \tcUsIpU \tulsTsl. \tulslsT 
7\t1\tgTnTsT \tglnlsl \tglslcl \tuUuUuU 
7\t2\taTnTsl \tgTnTsU \tgTnTsl \tgTslsl, \tgTuTsl \tgUgUnU \tgUnUnU \tgUnUsU \tgUsUsU \tgUxUuU \tglblsl \tglslsl \tnT----$\tnTsTcl. \tnTsUsl, \tnUsUcU: \tnUuUsU \tuTsUsl, \tuTslcl, \tuTslul, \tuTuTul \tuUxUsU \tulglul \tulnlsl \txTuTsl 
7\t3\taUxUsU \tbTclsl \tcTuTuT \tgT----$\tgTaTsl \tgTnTgT \tgTuTnT \tgTxTsT \tgUnUcU \tgUsIsU \tgUxUsU \tgl----$\tglnlcl \tglulnl \tglulul \thTslsl \tlUuUsI \tnTslpl \tnTulsl \tnTxIxI (\tnUcUsU: \tnUsUcU, ¿\tnUsUsU.|\tnlclsl, \tnlslcl. \tnlslul, \ttTslsl \tuTbTsl \tuTnTcl \tuTnTuT \tuTslsl", \tuTslsl, \tuTuTnT \tuTuTxT \tuTxTsU \tuUgUuI \tuUnUnU \tuUsIsI \tuUuIcU \tuUuU-- \tuUuUlU \tuUxUsI \tuUxUxI \txIuIcl.
7\t4\taTxTsl \talulsl \talxlsl \tbUgUgU, \tgTbTsU \tgTbTsl \tgTgTaT \tgTgTbT \tgTgTnT \tgTgTxT \tgTnTcl \tgTnTnT \tgTnTuT \tgTnTxI \tgTnTxl \tgTplpl \tgTslgT \tgTslsl \tgTslul, \tgTuTcT \tgTulsl \tgUnUgU \tgUnUxI \tgUtUsU \tgUuIsU \tgUuUnU \tgUuUuU \tglclul \tglslgl \tglxlcl \tlTslcl \tnTclpl, \tnTnTcl \tnTplxT \tnTxIxI, \tnU----$\tnUcTsl: \tnUpTsl: \tnUsUcU. \tnUuUpU \tnUxIxI (\tnlslpl \ttTclsl, \tuIclsl., \tuIxIuI. \tuTbTsT \tuTsTsl. \tuTuTcT \tuTxIxI (\tuTxIxI, \tuTxTnT \tuTxTxU \tuUaUuU \tuUbUsU \tuUnUcU \tuUnUxI \tuUuUgU \tuUuUgU, \tulglul, \tululnl \tulxlxl \txI----$\txIclsl. \txIuIsI.\txIuIsl. \txIuIuI. \txIxIsl.\txIxIuI., \txTslul, \txTuTnT \txUsTul: 
7\t5\taTnTxl \taUsUuU \talulul \tbTplpl, \tbTsUsl, \tbTslsl, \tbTuTsU \tbTulsl \tblulcl \tcTgTuT \tflulsl \tgTbTpl \tgTnTpT \tgTnTul \tgTuTlT \tgTulpl \tgTxTxT \tgUlUuU \tgUuUsI \tgUuUxI \tlTnTsl \tlUuUxI \tnTbTsl \tnTnTsU \tnTnTxI \tnTpTul. \tnTsUpl, \tnTslgT \tnTslsT, \tnTslsl (\tnTuTsl, \tnUpUbU \tnUsUpU \tnlnlxl \tnlplbl \ttUcUsU \ttUnUsU \ttUsUcU, \tuIcUsU., \tuInTxI. \tuIsIsI. \tuIslsl. \tuIuInU. \tuTcTcl \tuTcTuT \tuTgTnT \tuTnTnT \tuTnTul \tuTsUsT, \tuTuTtT \tuTulcl, \tuTulsl, \tuTxTxT \tuUbUuU \tuUcUsI, \tuUgUcU \tuUnUgU \tuUuIuU \tuUuUuI \tuUuUxU \tulnlul \tulplnl \txTnTcl \txUcUsU: \txUxIuI, 
7\t6\taTplpl \taTtTsl \taTuTcl \taUpUpU \talslul. \tbUsIsU, \tbUuUuU \tcTuTsU \tcUxIxI, \tfUuUsU \tgTaTxT \tgTcTsl \tgTnTcT \tgTnTxT \tgTuTgT \tgUuUxU \tgUxUxU \tglnlxl \tglulxl \tlTclsl \tlTsTsl. \tnTclcl, \tnTnT-- \tnTsTnT. \tnTsluU \tnTslxl, \tnTulsl, \tnUgUsU, \tnUnUxU \tnUpUsU \tnUsIpU \tnUsIpU, \tnUsUuU \tnUxUgU \tnlglgl, \tnlglsl, \tnlplcl \tnlslgl \tnlslul \tuIcUsU. \tuIclsl. \tuIsIsU. \tuIslxI. \tuIuI--.\tuIulsl. \tuTclpl, \tuTclsl: \tuTlTsU \tuTnTcT \tuTslcl: \tuTuUsT|\tuTxIuT \tuTxTsT \tuTxTuT \tuTxTxI \tuUlUuI \tuUnUuU \tuUuInU \tuUuIxU \tuUuUcU, \tuUuUxI \tuUxU-- \tuUxUnU \tuUxUuU \tulgltl \tulnlpl \txIsIuI. \txIuIuU. \txIxIxI. \txTplxT \txTslsl (\txTuTsl. \txTulxT, \txTxIxI, \txTxTul \txUgUuU \txUuIcU \txUxUpU \txlglsl, 
7\t7\taTnTbT \taTsTcl. \taTslul \taTslul, \talplbl \tbTnTxI \tblulul \tfTnTsl \tgTuTxI \tlTuTsl \tlUuUbU \tlUuUuU \tnTaTsU \tnTgTsU, \tnTplbT \tnTplcl \tnTsluT, \tnTslul \tnTtTuT \tnTuTsl \tnTulul \tnTulul, \ttTclsl \ttTslcl, \tuIuIsI., \tuIuIuI. \tuIuIuT. \tuTcTpl. \tuTcTul \tuTnTgT \tuTnTuU \tuTplul, \tuTsTul, \tuTuTgT \tuTuTsl|\tuTuTuT \tuTxUpl \tuUaUpU \tuUpUtU. \tuUuUuT \tuUxIuI, \tulnlxl \txIsIxI.\txIsIxI. \txIxIsI.\txTplcl \txTslsl: \txTslul \txTuTbT \txUcUgU: \txUgUsU, \txUuUbU 
7\t8\taTsTul. \tbTslcl \tblulul, \tfTuTsl \tgTnTaT \tgTxTuT \tgTxTxI \tlTgTuT \tlTsluT \tllulul \tnTgTnT, \tnTgTsl, \tnTsTgT. \tnTulsT, \tuIsIxI.\tuIslsI. \tuIuIxU. \tuTsTgT. \tuUgUxU, \tuUtUsI \tuUuUsI  9\tuUuUul \tulalul \tulnlgl \tulxlnl \txTsTsl.|\txTslpl 
7\t9\tgTtTsl \tgTuTuT \tuIuIxI.\tuIuIxI. \tuTbTuT \tuTxTul \txIuIxI.\txIulsl. \txTnTbT 
7\t10\tuIxIul.
7\t12\tuIxIuI.
8\t-12\tjueza 
8\t-11\tfdo.: 
8\t-10\tdesde "\tensenan \tsan 
8\t-9\tensena \texplican \tfiscal \tjuez. 
8\t-8\tdoctrina (\tfallos:,9\tfiscal, \thabla, \tjuez \tmeses 09\tpositiva. \tpresto, \tprosecretario \treaccion 
8\t-7\tcesar \tcontra, \tentrevistas, \tfallos:.9\tfallos:;9\tfdo: \thecho. \tlote  9\trecusa. 
8\t-6\ta: �\tacta  9\tasimismo \tbT.|\tcapilla \tccyc; \tcompania \tdate: \tderecho: "\tdia:|\tdoctrina. \texplica \thospital \tinvoco "\tmartes|\topongo. "\tplenario "\tre \tsala|\tsanatorio \tsecretario \ttambien "\ttipo \tuI - \tviaje|
8\t-5\tapellido. \tasesor \tavenida \tbanco \tbarrial \tcargando \tcasa \tcausa "\tcelular \tdivision \ten "\tfallo \tfallos: 9\tfederal \tinc. 9\tkm  9\tley \tmedia \toT|\tomnibus \tpasaporte \tproblema.|\tresolucion \ttT. \tuT (\tvs. 
8\t-4\tantecedentes: \tarma \tclinica \tcobra \tcorrientes \tderecho, \tdesde \tescritura \texpediente \thogar \tinmueble \tllave \tmedico \tnT (\ttelefono \ttomo \tuI  9\tuU: 9
8\t-3\tautos \tcategoria \tcomercial \tcualquier \tderecho \tdni )9\ten \tfactura \tfiat \tgeneral \tiii. \tindico \tlanus: \tnadie \tnomenclatura \tnota \ts/ \tsocial: \ttarjeta \tviolencia \txI, 
8\t-2\tanos, \tcarta \tcuidado \tdeja \tdieron \tdni ,9\tdomicilio \ten  9\texpte. \tfecha: \tferia \tgrabacion. \thabia \thay \tpartes \tpesos \tquien \tse \tte \ttres \tuI° 9\tud. \tun \tuna 
8\t-1\tle \tme \tno 
8\t2\taT \tfranco \thT \tllamo \tsenor \ttia 
8\t3\talberto \tcarlos \tcolectivo|\tconyuge, \tdijo "\teso|\tfT \thecho|\thija \thijos \tllama \tmujer, \tnorma \tpaciente \tpareja, \ttercero: 
8\t4\tabogado, \tabuelo, \tagua|\tb) \tcompanero \tdirecto, \tel 49\tentonces \tescribe \tezequiel \tfU \tgrande, \tl. \tletrado \tllamarse \tluciano \tmartin \tnacieron \tnene, \tnieto \tpaso \tpaz \tramon \tsame|\tsonia \tuT / \tvictima, \tvino \tyerno, 
8\t5\taT" \tabuela, \tacompanante: \tactor, \tagente \tambos, \tariel \tasi. \tbU.- \tbelen \tcaratulados "\tceferino \tchicos: \tcomparecen: \tcontador, \tcontador|\tconyuges \tcual \tcuenta|\tdeclararon \tdelegada \te.\temergencia: \testimada \texpediente "\tgerente, \thermano \tignacio \timputado: \tjuan \tjueza:|\tjuicio. \tl; \tlleva \tmadre, \tmenor, \tmi.|\tn. \tnino: \tnotificado. \tnovia, \tnovio \to.\tomar \tparte. \tplomero \tpreceptora \tpresente \tprimitiva \tprogenitor, \tpsicologa \tservicio. \tsimon \ttio, \ttitular \txI.; \tyohana 
8\t6\tabogada \tabogada, \tabrazo, \tactor: \tacuerda: \tagosto, \tagustina \talcanza|\tangel \tanterior, \tanterior: 9\tatilio \tautos "\tb. \tbeatriz \tblanca \tcalle, \tchen \tchoque \tcinco. \tciudadana \tclorinda \tcobraba? \tcomo: \tcompanera \tconciliacion //\tconformidad. \tcontacto "\tconviviente: \tcorrecto, "\tcorredora \tcotitular \td. \tdano | \tdemanda. \tdiscapacidad. \tejecutada, \tencargado, \tenf. \tenfermero \tescuela, \tesposos \testeban \teusebio \tevan \texpediente, "\tfecha. \tfinal - \tfirmantes, \tfonoaudiologa \tgravedad. \thijas \thijos, \thora|\timpugnacion.|\tingeniera \tinstrumentadora: \tinvento \tisabel \tjusticia. \tjusticia|\tlegista \tlesionados: \tley *9\tlibreta. \tlista.|\tllaman \tmadre (\tmama \tmama. \tmandante. \tmantiene.|\tmarzo; \tmaximiliano \tmayores, \tmc \tmicaela \tnU 09\tnada|\tnegra" \tnieta \tnotificado: \toU: 9\tojo: \tpadre, \tpaez \tpareja \tparo \tpartidas.|\tpatovica \tplan. \tplata:|\tpregunto|\tprofugo. \tpuso \tregistral, \treina \treloj. \treviso: \truiz \tsello. \tsello: \tsenores \tsol \tsoledad \tsos \tsres. \tsrta. \tsuegra \tsuscribe, \ttaller, \ttamara \ttestigo (9\ttestigo | \ttestimonial: 9\ttia, \tuI°"9\tvinieron \tvoz  9\tyerno \tyo (
8\t7\ta.\taT / \taT; \taU; \tabogados \tabril \talias '\tambulancia. \tamiga \tarq. \tatendio \tatentamente,|\tbernardo \tbioquimica: \tbrian \tcamara:|\tcarnicero. \tcarta. \tcasa. \tche \tcolegio. \tcom>; \tcompaneros \tcomparece \tcruz \tcvu 49\tdecia: "\tdenunciante: \tder \tdirectora \tdni ;9\tdueno, \teU, \tel|\templeadora.|\tentrar; \tes "\tescondidas. \tescribio:|\texpediente 29\tfirma: \tgT "\tgladys \tgomez \tgracias \tgracias,|\tguardadores, \theredera \thermana, \thernan \thija: \thijo: \tincumplimiento 59\tingeniero \tinscripto \tjujuy  9\tkiosquero \tleon \tlicenciada \tlujan \tmadre: \tmarido: "\tmartillero \tmenor \tmi. \tmotociclista \tnietos \tnino \tnotificados.|\to-"9\tobra, \totro. \tpara: \tpaternos: \tperfecto \tperita \tperito \tpierna.|\tportero, \tprimo \tprocurador \tprofesora \tprogenitor: \tpsicologa): \tquiere. \tratifico: \trecibi: \treunen \trrhh: \truben \tsaludo, \tsector  9\tseno \tseparados. \tser! \tseria \tsi|\tsobre. \tsos.|\tsupervisor \ttandil:|\ttercera. \ttestigo  9\ttestigos \tthiago \ttito \ttranquilo, \tuI. (\tuT |9\tuT" \tuU 99\tvictima | \tvictimas: \tvocales \txI-"9\txI.. \ty. 
8\t8\tabuela \tacceso:.9\tacumulado "\tal "\tal 19\tamarok|\tapellido: \tcapataz \tcausa: "\tcc: \tcccn). \tchiquito, \tclara \tcom ,9\tcomo "\tcomunicacion. \tcontesto. \tcontra \tcorto \tdicen \tdisposicion:,9\teT \templeador: \tescucho \tesposa, \testimado \tes|\texpedicion. \tfiadora \tfirma; \tfirman: \tfirmo "\tfunes \tgenial \therederos:|\thermana \thermanos \thija, \tintervencion. \tjusticia.|\tlimpieza  9\tlin \tmama, \tmanejaba \tmarido, \tmedico|\tmisma.|\tnicolas \tnombre: \tpaciente: \tpadre (\tpasillo|\tpaterna, \tpatricio \tperdon \tperito | \tpilar \tprecaria, \tpresentes: \tprima, \tprogenitora \tpropio \tquerida \treales, \tregistro, \tremitente \tremitente: \trenuncio. \tsala, \tsalas \tsaludos, \tseccion ("\tsenorita \tsocia \tsra \ttal \ttal "\ttestigos: 9\ttio \ttitular: \ttrabajo:|\ttransito \tveces \tvieron \ty 29\tyanina \tyo. 
8\t9\ta : \taclaracion: \tadministracion  9\tchapa. \tcontador \tconvoca \tconyuge), \tconyuge: \tde: \tdeclarados \tdestinatario: \tdocente.|\tfederal:|\tfigura "\tgracias, \thija (\thijos. \thola \thoy. \timpugna. \timputado \timputado | \tletrado: \tlicenciado \tmaria \tmatias \tnegra \tnenas \to. \toficio "\top. \tpadre : \tparedes \tproveedor \tquirografario 09\trequirente: \tsr.: \ttrf;\tvecina \tvecino \tvictima: \ty.
8\t10\talias "\tanos,99\tdice "\tdon \tescribana \tescribano \tfirman \thijo, \ting. \tmeses. \tnovia \to "\ts: \tsale \tsenora \tsr. \tsra. \ttimbre  9\tyo, 
8\t11\ta) "\tapodo: \tautos: "\tcr. \tdr \tdra \tfirmando \tgerente \thijos: \tpor "\trosario \tsaludos,|\ttestimonial: 
8\t12\tcra. \tdona \tencargado \tesc. \tlic. 
8\t13\tprof. \trosa \txU;
9\t-13\tjuez, \tjueza, 
9\t-12\tfiscal. 
9\t-11\tfiscal, 
9\t-10\tjueza - \tsecretario, 
9\t-9\tcontra. \tdoctrina". \tlic:|\tni", \tofrezco. \ttratado, 
9\t-8\tconsultorio.|\tcuidando, \tdni; \tfirman, \tjuzgado, \tmadrid \toT \tpara.|\tpresto, \tsan (\tsecretaria. \tsecretario - \tsegun; 
9\t-7\tacerca \tantes; \tcoincide, \tdictamino \tes) \tfallos (\tfallos" (\tjuez - \tley: \tpago \tpartido, \tpresidente (\tresuelvo,|\tse): \tsecretario. \tservicio|
9\t-6\tabrazo.|\taclara \taclara. \tacta \tdoctor, \tdominio, \tjuez. \tla:|\tprevisional \tproveer. \treaccion: \tresulta|\tse". \ttecnica, \ttimbre \ttrabajado \ttraen \tuI. (\tvii|\tvista. 
9\t-5\tda. \tjueza|\tjuzgado: \tpresidente|\tsr \ttercero|\txT - 
9\t-4\tautista \tautomatica \tcarta \tcredencial, \tderecha \tdestinatario|\tdominio  9\tles \tletrada \tpor.|\tpresentes. \tse; \ttotal \tuna, \tverde 
9\t-3\tacta|\tagua \tart \tcuarto \tde, 9\tdigo. \tdominio \tdr: \tfederal \tgrado \tii \tley (\tmedico \tmil \tminutos \tnacional \toficial \toficio \tparcial \tse  9\tser \tsobre \ttareas 
9\t-2\tart (\tdel  9\tdias \tdomicilio \teU.|\tgeneral \tlaboral \ttodo \tuna: 
9\t1\taT \ttiene 
9\t2\ta.\teso: \tfirme: \to, \tsiempre 
9\t3\tbT. \tcampos \tcobra \tcomo, \tdni. \ten: \tfranco \thT \tleon \tmi: \tpaz \tquispe \trecuerda \trey \trios \tsabia \tsu, \ttrabaja \tusted, ¿\txI (\tyo: 
9\t4\tabonara \talberto \tcruzar \tdel: \tdni, \teU \testoy: \tfue: \tgauto \thay: \tledesma \tm, \tmamani \tme: \tmercado \tmi|\tmp (\tpide, \tportero \tque, ¿\tsocio, \tsoledad \tsos \tvino \txI, \txI. \ty.
9\t5\taT "\tacuna \talta.|\taramayo \targentina, \tbarria \tbeatriz \tbenitez \tbrizuela \tbuen: \tcabral \tcomo: \tcruz \tcuenta \td, \tdejaron \tdezotti \tdi \tdocumento, \teT \tencargada, \testaba: \testaban \tezequiel \tgatica \tgracias: \thaya \tibanez \tinforma, \tjones \tlisto: \tmatricula, \tmicaela \tmil: 9\tnacio \tnada: \tnecesita \tnecesito, \tni \tnunez \tofrece \tok: \tpadre (\tpadre, \tpidio, \tpresta, \tpropone \tramon \treconocio \tregistra \trosa \truben \tsea \tsol \tsosa \tt (\ttrabajaba \ttrae \tuU <\tuU" \tvda \tvecina, \tvino, \tvive \tvive, \txU <\ty: \ty: ¿
9\t6\tabog \tabogado, \tadeuda \tadjunta \tanos. 9\tarriba, \tasistio \tb|\tcerro \tcertifico|\tchoque \tcisterna \tcon) \tconstituye \tconvive \tconvivimos \tcopia. \tcorriendo \tdale: \tde,)9\tde., \tdeclara \tdeclaro \tdejarla \tdelante \tdemanda:|\tdesigna \tdesiste \tdiabetica  9\tdni \tdni (\tdonde: ¿\te. \tel (\tentro \tescribana, \tescribano, \tese. \tese: \tesposo (\testima \testudio. \testuve: \tfallecido - \tfirmo \tfrigorifico|\tfs (\tgerencia (\th (\thija (\thijo (\thizo, \tiba, \timputado. \tinstagram|\tinterprete|\tintimo \tintimo", \tinvoco. \tjajaja: \tjuan, \tjuez \tle" \tlegajo (\tlegajo. \tlo", \tlos:09\tlucida \tmadre (\tmal, \tmanifesto \tmarcos, \tmat|\tmedico, \tmensaje|\tnT - \tnicolas, \tnina.; \tno:|\tnombre", \tnorma, \tnunca \todontologo, \tofrezco: \tpasaporte, \tpasara \tperita, \tpero .9\tpero: \tpoder (\tpregunto \tprogenitora  9\tquien, \tquiroga \trecibo.|\tregimen - \treina \tretuvo \treviso | \trotura | \trpa, \tsaludos. \tse" \tseccion|\tsecuestro.|\tsiempre, \tsin" 9\tsituacion. \tsu (\tsuper;49\ttampoco \ttasa; 9\ttenga \ttenia, \ttestigo - \ttitular, \ttomo (\ttomo, \ttraductora, \ttransito \ttuviera \tuT - \tuT 19\tvacante; \tverdulero, \tvi: \tvivo,29\tvivo,49\ty), 
9\t7\taT ❤ \tabona \tadscripto, \talego \talias. \tapellidos (\tapoderada, \tapodo. \tasesor (\tasi (\tausente. \tb.|\tbanco | \tbelen \tcalle - \tcarta.|\tcel (\tclinica.|\tcobranzas, \tcomo', \tcon" \tcon: \tconfirma \tconsigno, \tcontinuara. \tconyuge (\tcuil|\tcuota|\tc|\tdaniel \tdeclaracion; \tdeclaratoria - \tdenego, \tdenunciante. (\tdepende \tdesistio \tdni. (\tdoblo \tdoc|\tdomicilio, \tel.; \ten (\ten: "\tes.";\tese; \testa) \tetchegoyhen \tfarias \tfiat, \tflores \tfueron  9\tgU; \tgravan \thaya, \thermana, \thermano, \thijo, \thoja.|\thonorarios (\tindicaciones.|\tingeniero, \tingresa. \tingreso \tjubilada, \tlamas \tlc, \tletrada, \tlevante \tlleve \tmama (\tmarina \tmatricula. \tmedica|\tmenciona). \tmilagros \tmillahual \tmp \tnegativa.|\tnicolas \tniego". \tno", \tnombre|\tojo". \tpactan \tpasa \tpasante, \tpedroso \tpercibe \tpersonalmente \tpidio) \tpresenta \tpresente|\tpunto|\tpuso \tquede \tquedo "\tquiere \tratifico \trefiere \treg, \tregular. 9\trelata \trrhh, \tsan 89\tse - \tsin: \tsu". \tte: \tte:|\ttelegrama.|\ttenes \ttestigo.09\ttitulo.|\ttotales|\ttrabajo.|\tuT" \tuU 49\tuU?).\tunzue \tviene|\tviuda \txi.|\ty ) 
9\t8\taT, \tacepta \taclaracion|\tacompano. \tal: \talcanza \tamarok), \tanda \tautos. \tcabanas \tcamino 79\tcel, \tchiquita \tcobra, \tcompro \tcontador (\tcontesta, \tcorreo - \tcuarta|\tcuenta.09\tcuil \tcuil, \tdivina \tdomingo, \tel 09\tenfermedad.|\tenviado|\tescucho \tfirma \tfirma (\tfranco;49\tgT; \tgeneral - \tgodoy \tgrupo. \thermanos.|\thospital, \tindico \tinforma \tinstrumentadora|\tjubilado, \tjuzgado.)9\tlibre.59\tlimpieza.59\tlos|\tmanifiesta \tmantener. 9\tmaria, \tmat (\tmc \tmendieta \tmn (\tnecesita. \tnotaria, \tofrece) \topina \tpaciente: \tpediatra, \tpresidente, \trechaza, \treciba \treclama \trenuncia \trenuncio \trequiere \trespuesta.|\trosa. \tsale \tsan./9\tse"; \tsegundo \tsic [\tsin", \tsindico (\tsms|\ttasa - \ttestigos. \ttuvo \tusted, \tvende \tvio 
9\t9\tabogada, \tadministracion 39\targentino, \tasiste), \tautorizado, \tcasilla. \tconyuge | \tcopia.|\tcorrea \tdocente, \tdolor: \tfs, \tgomez \tla.".\tllega \tmantiene \tmartin \tmp, \tnotario, \tojo|\tp \tpaz, \tpregunta \tpsicologa;79\treales \trecupero; \trosa, \tsan - \ttestigos". \tuI (\tuU): \tvamos. \tversion. \tvictima 69
9\t10\talias, \tarroyo \tcc|\tdni - \tdni|\tes" \tgracias. \tllora \tojeda \tpara" \tpresente, \tresuelvo. \ttio|\txI 79
9\t11\ta °9\tlujan \tmat, \tparedes \tpresento \txI.-
9\t12\totra, \tpide \tpresta 
9\t13\tda 
9\t14\tpilar 
10\t-11\tgarantias
10\t-10\tdoctrina\tprosecretaria\tsentido
10\t-9\tapartarse\tensena\topinion
10\t-8\tdres\texplican\tjueces
10\t-7\tbanda\tdo\tfondo\tlei
10\t-6\tcito\tcuento\tdepresivo\tdepto\tfacturas\tfdo\tprovincia\treaccion\trecusa\tresuelvo
10\t-5\tabandono\taplicable\tasimismo\tcesar\testres\tfallo\tfallos\tgeneral\thora\tjubilacion\tmunicipalidad\tnominacion\toportunamente\tpanaderia\tresolvio\tsabado\tsecretario
10\t-4\tandaba\tbolsas\tdoctora\testado\tinteres\tmetodo\tnac\tobjecion\tplenario\tvii
10\t-3\tarts\tcamino\tdeposito\tdicho\tescala\testuve\tfactura\thospital\thubo\tmes\tpartido\tpuedo\ttest\tª
10\t-2\tdoctor\tjudicial\tjueza\tnacional\tplazo
10\t2\tdeclaracion\tdon\tmadre\tmenor\tpregunta\trequirente\tsoy\tsr\tvecina
10\t3\tcomparece\thijas\thijo\tllamarse\tllamo\tmama\tmarido\tnino\tprogenitora
10\t4\tabuelos\tactora\tangel\tautos\tcara\tcondicional\tdeclararon\tdemandada\tdenunciante\tescuela\tesposa\tllaman\tmediadora\tparedes\tpedido\tperita\tpregunto\tprimo\tprof\tprogenitor\treclama\trocio\tsegundo\tsenorita\ttu
10\t5\tabogado\tamigo\tcc\tconducido\tconozco\tconto\tconyuge\tdeclaraciones\tdije\tdona\tdto\tentrevistar\tescribe\testuvo\tfirmando\tinforma\tjorge\tletrado\tlic\tluchi\tnacieron\tnina\tportera\tpresencia\tpreventiva\treales\trepresentacion\truben\tsrta\tsuegra\ttio\tveces
10\t6\tabog\tadjudicar\tadmisible\tagradezco\tagresion\tagronomo\talma\taparece\tapodo\tarnes\tavisar\tbrazo\tcerrajero\tciudadana\tcognitivo\tcondena\tconvoca\tcunado\tdamnificado\tdeclaro\tdelante\tdelegado\tdesiste\tdestinatario\tdetienen\tdeudas\tdifunto\tenojada\tenvio\tex\texcarcelacion\tfiliacion\tgritaba\timpugnacion\timputada\tinformo\tinstrumentadora\tinsulto\tlesionados\tlocadora\tmercedes\tmia\tmigraciones\tnacida\tneurologa\toposicion\tparo\tpaternos\tpatrocinante\tpreparo\tquiroga\traul\treconsideracion\tremisero\tremover\trequerimiento\trespecto\trespondio\trestriccion\tretirara\tsale\tsimulacion\tsobrino\tsuscripto\ttitularidad\tuf\tvocales
10\t7\tacciones\taclaracion\tacumulado\tadministracion\talumno\tapuntes\tavisarle\tayudantes\tbioquimica\tcausante\tchau\tchofer\tcompanero\tcorredor\tcotitular\tcr\tdebidamente\tdesignado\techan\tencargado\tenfermeria\tenfermero\texcma\tfiguro\tgraciela\thermana\thorario\tingeniera\tisabel\tjonathan\tjuro\tmaestra\tmarina\tmartillero\tmolesta\tnecesidades\tneumonologia\tnotifica\tpapeles\tpega\tquirografario\tremitente\trequerido\treviso\tsea\tsello\ttandil\ttraiga\ttrf
10\t8\tagenda\tapoderado\tapto\tboliche\tcaratulados\tcompadre\tconformidad\tcontador\tconviviente\tcunada\tejecutada\templeadora\thable\ting\tinstrumento\tlibertad\tnieto\tnupcias\top\tordenes\tparticular\tpaterna\tpreceptora\tprima\tprofesora\tpromovida\tproveedor\treina\trepresentan\ttestigos\tupa\tvecino\tvenezolana\tvisita
10\t9\tcapataz\tcompleto\tconciliadora\tconocio\tcorsa\tescribana\tescribano\tfonoaudiologa\tgarante\thijos\tinspector\tlegalidad\tlimpieza\tmis\tnovia\tpediatra\tto\tviejo
10\t10\tacercamiento\tagente\tcra\tdeclarados\tdiez\tesc\tfirmante\tpareja\tproductor\trrhh\ttal
10\t11\tatentamente\tnocturna
11\t-13\tsecretario
11\t-11\tadmite
11\t-10\tfallos\tpresto\tsostuvo
11\t-9\tmadrid\tresulta
11\t-8\tbendiga\tclaros\tdictar\tdoctrina\tejecutivo\tmendoza\tpenal\tplan\tsobre\ttienen
11\t-7\tapartarse\tcasados\tcatamarca\tciudad\tdocumentos\tjueza\tmagistrado\tni\tpato\tplenario\tresuelve\tservicio\tsms\ttestimonio\ttraen\ttrata\tunidad
11\t-6\tabogados\taclara\tconviene\tcuidando\tdescargo\tferia\tfiscalia\thistoria\tincidente\tinscribir\tocurrido\tparticular\tpersona\ttecnica\tunica\tvacas
11\t-5\tactores\tadelanto\talta\tcoincide\tdictamino\tdisposicion\tmg\tministerio\tmovil\tparana\tperiodo\tpeugeot\ttareas\ttribunal\tvista
11\t-4\tcivil\tcompleta\tdomiciliados\tgastos\thechos\thora\timpuesto\tincapacidad\tjuan\tjunto\tmediacion\tnotebook\tnuestra\torigen\tpension\tprision\trenuncia\tresuelvo\triesgo\tsecretaria\ttotal\tud
11\t-3\tconforme\tcorto\tjuzgado\tpare\tpuerta\tsistema\tsueldo
11\t-2\tacta\tcomisario\tdominio\tfirman\thaberes\tmiraba\tnumero\tpatente\tpolicia\ttarjeta\tuno
11\t2\tandaba\thola\tmostro\tp
11\t3\testas\tgerente\thizo\thoja\tinforma\tlun\tmenciono\tmp\tobjecion\trey\tvive
11\t4\tabog\tacuso\tadelante\tbrizuela\tbuen\tcc\tcel\tcheque\tchilena\tcorrea\tdeclara\tescribio\tfolio\tfroelich\thermanos\tinscripto\tmenor\tomar\tpueden\tq\tresumo\troca\tsola\ttomando\tveniamos
11\t5\tarce\tavisa\tb\tconformidad\tconsiderando\tejecucion\tempujo\tenfermo\tescuela\tesposo\tfallecio\tfigura\tfirmo\tfrances\th\thaddad\thermano\thernan\titaliano\tniega\tofrecio\toida\tpuedo\tquede\treclama\trecuerda\tvecinos\tvolver\txi
11\t6\tabogada\tacepta\tacusacion\tapuro\tayudantes\tbermudez\tcerro\tcobraba\tconozco\tconsultas\tdespacio\tdiciendo\tdni\telectricista\temir\tenfermera\tenterado\tenviado\tfavorable\tfiguro\thabitacional\tigualmente\tinstrumento\tinternado\tintervino\tintimole\tisabel\titati\tleer\tlleva\tllevo\tmatricula\tmecanismo\tmetio\tmirna\tnati\tnormal\tof\tofrece\topero\tparticipe\tpegaron\tperita\tpoco\tpreceptora\tpresentacion\tprof\tprogenitor\trechaza\treconocio\tremover\trevisar\tsic\tsiete\ttanto\ttiro\ttotales\ttuvo\tvda\tvengas\tveo\tvie\tvota
11\t7\tah\taleman\talquilo\tamenazo\taparece\tcitado\tcomprador\tconmigo\tconvive\tcurtiembre\td\tdelegado\tdesconoce\tembarazada\tentrevistas\tequivoco\tesperaba\tformula\tfotos\tgodoy\tgomez\tgravan\thaberlo\thostigamiento\ting\tinstrumentadora\tintegra\tlu\tnego\tnotificados\tomnibus\tpadece\tpagar\tparaguayo\treclame\tregular\treina\trios\ts\tseguros\tsoltero
11\t8\tabuelos\tamaru\targentino\tarriba\tcra\tdale\tdio\televa\tencargada\texpresa\thaya\tinternada\tirigoyen\tleyes\tmando\tmantiene\tmuestra\tnotario\tojo\tpaga\tpediatra\tremisero\tsec\tsimon\tsoltera\ttraumatismo\tvenezolana
11\t9\tapodo\tasma\tdeclarado\tmn\tpresta\tresidente\tsocio
11\t10\tacompano\tcertifico\tfirmaron\tmat\tviuda
11\t11\tdesigna
12\t-11\tfiscal dr. \tla fiscal \tsecretaria dra. 
12\t-10\tdoctor gT \tfiscal dra. \tjudicial lic. 
12\t-9\tayuda y \tdecir mas. \tel caso \ten nT, \tfdo dra. \tii de \tla jueza \tla mujer \tlanus dr. \tlo explican \tmeses fdo. \tmoto dra. \tnada mas. \tninos dr. \topinion de \tque tambien 
12\t-8\tbanda dra. \tc uT \tcomo dice \tde presto, \tdel juez \tdel uI.\tdres dr. \tel juez \tel prosecretario \ten bT \tfamilia dra. \tfdo dres. \tfirmado dra. \tfondo dr. \tgarantias dr. \tjueza es \tla doctrina (\tlei a \tmatricula de \tnombre del \to dra. \tpresidente dr. \tquien habla, \tsecretaria doctora \ttiene presente. \tuI doctores \tuI dr. \ty antes \ty en "
12\t-7\tabogados de \tacepta segun \tacuerdo con \tal juez \tante xI.\tcampo la \tcomo ensena \tde en \tde santa \tde senora \tdoctrina de \te e.\tel hecho. \ten contra, \testaba con \tfallos y "\tfamilia de \tfiscal uT \tgarantias doctor \tgeneral doctor \tinstruccion doctor \tjuez dr. \tjueza dra. \tla sala|\tle dice "\tnada dr. \tno recusa. \toficial doctora \tpresidente dra. \tsecretario dr. \tsol a \tuI acta  9\tuT al \tviuda del \ty de "
12\t-6\tart uI.\tcamino a \tcito a \tcomo ensenan \tcorta la \tcuento el \tcuidado que \tde robo \tde senor \tde viaje|\tdel dia:|\tdo xI, \tdoctora gT \tdr hT \tel abuelo \tel martes|\tel sanatorio \tel uI. \ten derecho: "\ten uT \ten uT, \tera don \tera un \tfiscal federal \tla capilla \tla ley \tllave de \tmama a \tme opongo. "\tnT fallos:,9\tnotifiquese fdo.: \toT y \toportunamente dra. \ttecnico de \ttrabajo imputado: \tuI u.\tun ano. \tver asimismo \tvii doctrina. 
12\t-5\tart inc. 9\tbanco de \tciudad de \tconsorcio de \tde oT \tel fallo \tentiende con \tes una \tfiscal de \tfranco el \tjefe de \tla avenida \tla calle \tla causa "\tla division \tley es \tme la \tmunicipalidad de \tnominacion de \toT de \tpor los \tque era \ttrabajo y \txT nT, \txU uT  9\ty nadie 
12\t-4\t asunto: \ta su \tbanco del \tcontra el \tde arma \tde san \tdias de \tel banco \tgU nU: \tjudicial de \tjuzgado de \tla madre \tnT xI.\tno es \tnumero de \toficina de \tpartido de \tpor despido. \tque su \tque xU \tquien dice \tuI a.|\tuI la \tuU uU (\tun celular \tuna llave \ty dr. \ty los 
12\t-3\tal hospital \tcorto la \tel hospital \tempezo la \ten barrial \ten el \ten san \ten uU \tes un \tescala de \tnacional de \tobra social: \tpor el \tpor su \ttest de \ttitular del \tuI de \tuT xI.\tuna uU \tvive en \ty comercial \ty del \ty en \ty se 
12\t-2\ta el \tacta de \tde buenos \tde el \tde su \tde una \ten la \ten los \tfecha de \tla feria \tla grabacion. \tlas partes \tpor la \tque lo \tuU sin \tva a \tvereda de \ty la 
12\t-1\tque se 
12\t2\ta uU \tde uT \tel sr. \tgU y \tla uU|\tnT de \tuT xI. \tuU lU \tusted eso|
12\t3\taU gU \tautos caratulados "\tcon uU \tde uI.\tde uI. \tde xU, \tdel colectivo|\tel dr \tfT gT \tgT aT \thablar con \thermano gU \thijo uU \tlU uU \tla abuela, \tla dra. \tla luz|\tlos dres. \tmi tio \tnU senor \tpresidente senora \tse llama \tsu conyuge, \tsu hermana \tsu madre, \tuI xI.\tuT aT \tuT xT \tuU xI. \txI a. 
12\t4\t de: \ta don \ta gT \ta uT \ta uU, \ta xT \ta xU \tabril de|\tabuela paterna, \tademas que \tal same|\talcanza de \tcaratulados uU, \tcon uT \tde aU \tdel encargado \tdemanda contra \tdice uU \tdra lU \tel lic. \tel uU|\tencargado uU \tgU del \thable con \thermano gT \tjefe directo, \tla familia \tla lic. \tla madre, \tla sra. \tlic uT \tmadre uT \tmaestra de \tmas grande, \tmayo de|\tmi tia \tmi yerno, \tnT uI. \to el \tquiero que \tse presenta \tsenora uU \tsr uT \tsra gU \tsu pareja, \ttestigo uU \tuI uI.\tuT bT \tuU dra. \tuU hola \tuU remitente: \tuU uT \txI xI. \txT nT \ty uI. 
12\t5\ta gU \ta lU \ta nT \ta nU, \ta xU;\taT gT \taT nT \taT uT \tabuela uT \tactora gT \tal dr. \tautos uU, \tbU gT \tcita a \tconducido por \tconoce a \tconozco a \tconvive con \tde ambos, \tde comparece \tde emergencia: \tde servicio. \tdel aT \tdel nino \tdel sr. \tdona uT \tdr uI. \te xI.\te y \teU senor \tel actor, \tel contacto \tel dr. \tel dueno, \tel jueves. \tel juicio. \tel lugar. \tel plomero \tentrevistar a \tferia uU. \tfirma gT \tg l; \tgT gT \tgT uI. \tgT xI. \tgT y \thermana uU \thija uU \thijas uI.\tinforma que \tlT gT \tlU aU \tla maestra \tla novia, \tla preceptora \tla senora \tla srta. \tla victima, \tlas horas \tlic gT \tlo atendio \tlos conyuges \tlos nT \tlos testigos \tmadre gT \tme atendio \tmetros de \tmi hermana \tmi hermano \tmi mama, \tmi uI. \tnT aT \tnacimiento de \tno era \tnombre s: \tnombre xU \tnupcias con \tpara gT \tpara gU \tpego a \tpresidente doctor \tpreventiva de \tque a \tque lT \trelacion con \trepresentacion de \tsame uU: \tsenor gT \tsenor xU \tsenora gT \tsenora jueza:|\tsenora uT \tsocial de \tsoy gT \tsra bU.- \tsra xT \tsu hijo \tsu pareja \ttU gU \ttelefono de \ttestigo testigo \ttestigos uT \ttestigos uU \ttitular uU \ttres hermanos \tuI nU \tuI uU, \tuI xT \tuI xU \tuT gT \tuT hola \tuT lic. \tuT sr. \tuU lic. \tuU norma \tuU senor \tud notificado. \tuna tal \tvendedor gT \tvista de \txI lU \txI y \ty firman: \ty nombre: 
12\t6\ta aT \ta dr. \ta fU \ta nT, \ta soy \ta testigos: \ta uT, \tabajo firmantes, \tabogado dr. \tabuelos figura "\tacompana hija (\tacreedores de \tactor gT \tadjudicar a \tadmisible legajo  9\tagradezco a \tagronomo y \tahora con \tal bU, \tal encargado \tamigo de \tapoderado dr. \tarnes segun \tasesora lic. \tautomotor por \tautos nU, \tavisar a \tayer vino \tcardiologo dr. \tcausa y \tcelular de \tcentro titular: \tcerrajero el \tcirujano dr. \tcognitivo hijo \tcomo corredora \tcon el|\tcon gU \tcondenar a \tconfesional de \tcontesta demanda. \tconyuge uT \tcunado de \tcvu de \tde agosto, \tde alimentos|\tde conciliacion //\tde conformidad. \tde dano | \tde del \tde discapacidad. \tde dona \tde edad \tde ella, \tde gravedad. \tde marzo; \tde nU|\tde nombre \tde sres. \tde xI. \tdeclaraciones de \tdefensa de \tdel ingeniero \tdel padre, \tdel patovica \tdel taller, \tdelante de \tdenunciado por \tdesiste de \tdespues vinieron \tdeudas a \tdice uI. \tdichos de \tdiez dias. \tdifunto marido \tdni dra. \tdonde dice \tdos mayores, \tdr nU \tel abogado \tel acta. \tel contador \tel de \tel encargado, \tel enfermero \tel expediente "\tel marido, \tel menor \tel presente \tel senor \tel tal \tella que \ten xU  9\tenvio figura "\tes gU \texcusion firman: \texplica plan. \tfavor de \tfiscal correcto, "\tgT del \tgT fT \tgT lT|\tgU xI. \thabla de \thablo con \thasta el .9\thecho hijos: \thermana soy \thermano los \thermanos yo (\tiii que \timpugnacion de \tingreso de \tinsulto paro \tla ciudadana \tla esc. \tla escuela, \tla fecha. \tla fonoaudiologa \tla fuente \tla hermana, \tla hija (\tla hija, \tla hora|\tla impugnacion.|\tla inicia \tla libreta. \tla lista.|\tla negra" \tla plata:|\tla sra \tla tia, \tlanus senor \tlas retiro \tlct xI.\tle debe \tle dijo: "\tle escribe \tle pregunto|\tlic uU \tliquidacion final - \tlo firma \tlo invento \tlo ofrece \tlocadora y \tlos autos "\tlos esposos \tlos senores \tlos tenia \tmadre uU \tmama es \tme llamo \tmediadora dra. \tmedica legista \tmenciona a \tmercado de \tmi gT \tmi sello. \tmi suegra \tmi vecina \tmismo dr. \tmp notificado: \tnT del \tnT imputado: \tnT xU  9\tnU gT \tnU xU, \tnacion cotitular \tneurologa dra. \tnombre de "\tnombre testigo \tnro uU \tnuevo a \to a \to gT \toT dra. \toT lic. \tofrece cinco. \tok soy \totorgar a \totra ejecutada, \tpadres de \tpapel testigo (9\tpara uT \tparte sr. \tpartidas de \tpatrocinante dr. \tpersonal de \tplata administracion \tpor gT \tprof uU \tprofesionales dr. \tpropiedad de \tpropio senor \tprueba testigo: \tpueden a \tpuntos en \tque con \tque manejaba \tque seria \tque suscribe, \tquien cobraba? \tquien sos \trecibos dr. \treconsideracion dra. \tremisero y \tremover a \trequerimiento de \trequirente gT \trespecto de \tresponde xI.\trespondio que "\tretirara a \tse acuerda: \tse retiro. \tsenor gU \tsenora del \tseptiembre decia "\tsera justicia. \tsera justicia|\tsiempre que \tsimulacion de \tsobrino de \tsocial lic. \tsr gT \tsr gU \tsra aT \tsres familia \tsu abuela \tsu agente \tsu intervencion. \tsu letrado \tsu mama. \tsu mandante. \tsu yerno \tsurge que \tsus hijas \ttaller paso \ttestigo dos. \ttestigo el \ttestigos gT \ttiene a \ttitular gT \ttitular registral, \ttitularidad de \ttodo cuando \ttrabajadora dr. \ttraiga partidas.|\ttu companera \tuI a.\tuI comparece \tuI limpieza  9\tuT uU 99\tuU autos: "\tuU entre \tuU firma \tuU paterna, \tuU saludos, \tuU y "\tun contacto "\tun dr \tun expediente, "\tun imputado \tun reloj. \tuna chica, \tunion anterior: 9\tunion nacieron \tvenia el \tverdad testigo \txI nT \txI nU, \txU nT \txU uT \txU uT: \ty aU \ty don \ty nU, \ty sello: \ty tU \ty vino \tyo gU \tyo uT 
12\t7\t querida \ta cvu 49\ta dra. \ta escondidas. \ta rrhh: \taU tU \tabrazo a \tabuelos paternos: \tactor que \tadelante testigo \tagravado victimas: \tagua doctor \tal escribano \tal procurador \tal senor \talguien al \tante mi. \tantes testigo \tapuntes caso \tarroyo y \tatribuye a \tautos tU \tautos uI., \tavisa a \tavisarle a \tayudantes dra. \tc xU, \tcampo de \tcara de \tcasa de \tchau dra. \tcivil comparece \tcomisaria tercera. \tcomo el \tcomo esta \tcomo gT \tcomo heredera \tcomo uT \tcon aT \tcontador testigos: \tconvivencia de \tcuarto si \tde apellido \tde don \tde esta \tde firman \tde gU \tde incumplimiento 59\tde tandil:|\tde tarde. \tdebe meses. \tdeclaracion de \tdefensa por \tdel bT \tdel colegio. \tdel gT \tdesde el 49\tdesignado dr. \tdevolver a \tdia dr \tdia por \tdias antes \tdni sector  9\tdona aT \techan segundo \tejecucion contra \tel carnicero. \tel es \tel kiosquero \tel marido: "\tel mayor \tel motociclista \tel o-"9\tel portero, \tella es \tempezo fue \ten casa. \ten ratifico: \ten sobre. \tencargado gT \tentrego querella: ¿\tera de \tescribe dr. \tescuela uT \tese era \tesposa de \testan separados. \testudio perfecto \texcma camara:|\texplica a \textranjeros y \tfigura como \tfigura mas. \tfiguro como \tfirma uT \tfirmado por \tfirman xI. \tfs y \tgT lT \tgT nU \tgU uI. \tguardia dr. \thabla con \thablo de "\thija de \thijos gT, \thonorarios ley|\tii datos. \tinterviene uU \tintervino tambien \tintimacion sra \tjulio de|\tlU remitente: \tla ambulancia. \tla directora \tla docente \tla dra \tla empleadora.|\tla lct|\tla licenciada \tla lleva \tla maneja \tla obra, \tla pierna.|\tla profesora \tla seno \tle dijo \tley dos \tlibertad de \tlo da \tlo llevo \tlo reconocio \tlos abogados \tlos companeros \tlos de \tlos testigos, \tmal dr. \tmama la \tmayo a \tme dijo "\tmi amiga \tmi jefe \tmi uT \tmisma nota. \tmolesta dice \tmuchas gracias,|\tnT da \tneumonologia dra. \tno quiere. \tnotifica a \tnotificacion sr.: \to uT \toposicion de \tpaciente uU, \tpadre de \tpadre y \tpara familia \tpara xI. \tparedes y \tpaso a \tpediatra dra. \tpega a \tplata uI|\tpor carta. \tpor otro. \tpregunta por \tprof gT \tprueba testimonial (\tpuede ser! \tque decia: "\tque firma \tque juan \tquien llaman \tquiso entrar; \treales reales, \trecibido de \trequerida de \tresumo el  9\tsaber a \tse pero \tse reunen \tsenor uI.\tsenorita gT \tseparada de \tsera justicia.|\tseria de \tsituacion familia \tsu conyuge \tsu esposa, \tsu hermano \tsu hija \tsu madre \tsu marido, \tsueldo de \tsus nietos \ttT tT \ttambien uU \tte atiende \ttengo al \ttestigo gT \ttestigo gU \ttestigo pero \ttiene anos.|\tuI bU, \tuI e.\tuI uI. (\tuI xI-"9\tuT xU  9\tuU da \tuU encargado \tuU gT \tuU medico|\tuU testigo \tun saludo, \tun uU. \tveces con \tvecina dona \tvecino el \tvez a \tviejo de \tvio a \tvio todo. \tvoy con \txI causa: "\txI nT. \txI testigos: 9\ty da \ty dra. \ty vocales \tyo con 
12\t8\t dr. \ta disposicion:,9\ta veces \tacciones stop \tacredita ser \tacta firmando \tactora dr. \tano firmo "\tapellido s: \tatentamente gT \tbuen dia \tcbu de \tcc dr. \tcentro dra. \tcheque de \tclinica por \tcomo la \tcomo xI.\tcompra a \tcon gT \tcon lic. \tcon uI.\tcorresponde a \tcreo que \tcuota de \tde expedicion. \tde gT \tde hT \tdeclarar que \tdefensa dr. \tdel acceso:.9\tdel lT \tdel pasillo|\tdel robo \tdel trabajo:|\tder xU, \tdespues don \tdijo uU \tdr xI. \te uI. \tel chiquito, \tel padre \tel perito \tel propio \tel tecnico \telectronico oU: 9\tembargo autos "\tempresa y \ten fiadora \ten que \testa presente. \texpte uI°09\tfallecido y \tfavor de "\tfirma gU \thT gT \thc paciente \thermano uU \thijo de \thoja oU|\thola soy \tinforme familia \tjuicios a) "\tkm remitente \tlT lT \tla corto \tla ingeniera \tla progenitora \tla psicologa \tla seccion ("\tla senorita \tla socia \tla testigo \tla xU|\tletrada dra. \tlo firme \tlo sabe \tlo vieron \tmadre comunicacion. \tmadre de \tmal no? \tmama de \tmas aportes \tmas contesto. \tmedico dr. \tmi mujer \tmi novia \tmitad a \tmoto de \tmujer de \tnada con \tnoche con \tnombre es \tnosotros com ,9\tnuestra el \tnumero la \tofrecio dr. \tordenes de \tpapa de \tpara dr. \tparticular dr. \tpedir a \tpido que \tpoder de \tpor uT \tpresencia de \tpromovida por \tpublica como \tque de \tque escucho \tque ese \tque xI.\tresulta que \tsacar el \tsale como \tsecretaria cra. \tsegun dice \tsenor juez: \tsenora de \tseptiembre de 09\tsi misma.|\tsu acumulado "\tsu prima, \tsucursal con \ttestigo siendo \ttiene registro, \ttrabajo con \tuI xU, \tuT uI) \tuU es|\tun tal "\tuna abogada \tupa de \tveces atiende \tvende a \tvenezolana el \tvisto al "\tvive con \txI a.|\txI aT \txT xT \txU oU|\ty aT \ty contra 
12\t9\t administracion \ta nU \tasi soy \tconocio a \tcorsa de \tcuidado de \tde de \tde hU \tde proveedor \tde tT \tdefensor de \tdel senor \tdemandada dr. \tdos nenas \tdr nT \tel gerente \tes uT \tes uU \testudio dr. \tfirma dr. \tfirmo el \tla anoto \tla negra \tlegalidad xI.\tlesiones testigo: \tlo dijo \tlo recibe \tlos hechos. \tlos hijos. \tmano dra. \tmas a \tme sale \tmedica laboral, \tmi e. \tmi uU \tmisma doctora \tnegro con \tnombre de \tnuevo es \to sigue \toU dra. \tparte dr. \tpor dra. \tpregunta si \tpresidente senor \tque pasa \trecibe copia \treclama dra. \tregistro a \tsi doctor. \tsr a: \tsu letrado: \tsucesion de \ttT xI.\ttestigo a \ttestimonial gT \ttrabajo dra. \tuI nU, \tuT del \tuT dra. \tuU convenio \tuU xT \tun tal \tuna senora \txI social (\txI xI.\txU dra. \tyo gT \tyo soy 
12\t10\tanos para \tatiende mas. \tcasado con \tdefensor dr. \tdicen la \tdueno es \tel notario \tel vecino \tes gT \tespecialista dr. \tfirma uU \therederos de \thija gT \tjueza doctor \tjueza doctora \tla escribana \tle dicen \tsra gT \tsugiere que 
12\t11\ta uI.\thonorarios de \tla letrada \tla xU. \tle decia \tmi dra. \tmi hijo \tpor dr. \tquien es \tsus hijos \tviuda de \txI del 
12\t12\tde u.\te uI.\tque hacia \txU gT \ty xI.
12\t14\tde dra. \tvi a 
12\t15\tlo de 
13\t-13\tnT jueza
13\t-11\tdijo uI\ty, lo
13\t-10\tla camara\txI | xI
13\t-9\ta, las\tdefensa.|dra\tdigo, aclaracion\tel, interes\tfiscal.|dr\thabla de\tofrezco. como\tpara, dictar\tsecretaria, \tuT fallos\tuU conste\txI.acta\ty", el
13\t-8\tde con\tde", la\tdijo primero\tdoctor: nT\tel., plenario\tel; fiscal\tes, muy\testa por\tfiscal.|eso\tiii.|oU\tjuez.|buenos\tla, agente\tlo tienen\tpido. audiencia\tporque su\tpresentes. la\tque las\tque. pide\tse): abre\tse, constituye\tse.|resuelve\tsecretaria. dra\tsecretario. dr\tsenora: uT\tsi: se\tson claros\tuI.edad\tuT jueza\tuT secretaria\tuT.|por\tvoy: a\txT secretaria\txU.|se\ty sabe\ty tiene
13\t-7\ta. incidente\tacerca de\tantes; de\tcoincide, con\tcon", la\tcuit, con\tde catamarca\tde. lT\tdebe apartarse\tdel requirente\tdictamino en\tel". magistrado\tel, testimonio\ten su\ten.|prueba\tfiscal, nota\tgT fallos\tjueza, de\tla. procuradora\tlas, tareas\tlo explica\tlo mismo\tno andaba\tpartido, de\tpor. la\tpresidente (dra\tpresidente.|que\tresuelvo,|uI\tsecretario, \tservicio|de\tsi. se\tuI cobra\tuI. ciudad\tuI. danos\tuI. domiciliada\tuI.pasaporte\txI.indico\txI.|documentos\txI|hagase\txT antes\ty" algo\ty" el\ty; la
13\t-6\ta sol\taclara que\taclara. que\tde antecedentes\tde familia\tde parana\tdel dni\tdr.|e\te, inicia\te.jubilado\tel cbu\tel descargo\tes, derecho\testa completa\tfallos" (no\tfirma. uI\tfiscal, de\tfiscal. dra\tfiscal.|el\tgT, c\tjueza - \tjueza, \tla, cuenta\tla: fiscalia\tla:|que\tlo que\tmadrid en\tnU jueza\tno: hago\tpor disposicion\tpor lo\tproveer. de\tque tres\tresulta|que\tse opuso\tse; le\tsecretaria, unica\tte voy\ttimbre en\tuI.digo\tuI.dijo\tuT. de\tuT. la\tuT.|de\tun nombre\tviene del\tvii|doctrina\tvista. a\txI.uT\txU dominio\ty cuarto\ty dr\ty todo\ty. tiene\tyo, fui
13\t-5\ta nadie\ta su\tautista xI\tcon recibi\tcon, un\tdel movil\tdoctor: uT\tdos veces\te.\tel traslado\tel: sr\tel: ¿testigo\tjuez, \tla, senora\tlos. actores\tnT secretaria\tpor, lo\tque con\tque mi\tque paso\ts p\tsi esta\tuI.cuit\tuT fiscal\tuU juez\tuU una\txI.con\ty firman
13\t-4\ta, cargo\tbajo el\tc uT\tde gT\tdel sr\tdesde el\tdesde. ahi\tdominio  9xU\tdominio, xU\tdr, gT\teU.|uT\tel mismo\tel vecino\tel y\tel: ministerio\ten banco\ten|la\tla denuncia\tla presente\tla prision\tla, ley\tmi apellido\tuI. con\tuT juez\tuU.|la\ty u\ty ya\ty" la\ty. que
13\t-3\ta. la\tal senor\tcon, la\tde lT\tde, 9mayo\tdel plata\tdel trabajo\ten una\tera con\tes que\testaba. uU\tfallos" (y\tla puerta\tlo de\tnacido, el\tpero no\tpor el\tque; la\tsin gastos\tsobre el\tu.uI\ty era\ty tres
13\t-2\ta, los\tcuando habla\tcuando vi\tde agua\tel presente\tel: ¿comisario\tfue de\tno, miraba\tpor su\tquien: ¿llamo\tsi. no\ty cuatro
13\t-1\tel acta
13\t1\tnU dni
13\t2\tdesde, el\tfirme: pero\tfue: a\tgU uI\tnT gT\tnT uT\tnU nU\tno se\tsi: ahi\tuT nT\tusted, ¿manejaba\txU de
13\t3\ta \tbU dni\tdni (y\tdni, cuil\tdni, domiciliado\tdni, en\tes el\tfiscal|que\tgT dni\tgU dni\tla: uU\tlos conozco\tme, dijo\tnT en\tnU a\tnU bU\tnU de\tnU xU\tno. menciono\tpregunta por\tque, no\tque: no\tsabia que\tse: lee\tuI nU\tuT \txI, xI\txI.uI\txT dni\txU que\ty del\ty le\ty. xI
13\t4\ta: nombre\taT xI\tbU xI\tcalle la\tcomo: perita\tcon, el\tde, anos\tdni, con\tdni, empleado\tenviado|viernes\testoy: en\tgT xT\tgU, gU\tgU, uI\tinforma que\tlT dni\tlT uT\tla, pregunta\tle, daba\tmat, en\tme mostro\tnT fue\tnT nT\tnT xT\tnU \tnU me\tnU que\tno fue\tno tuvo\tno: me\to el\tpide que\tpido. que\tque, vive\tque.|el\tse retira\tsi: froelich\tsi: veniamos\tsi: xU\tsocio, gerente\ttU y\tte mando\tuT es\tuT gT\tuT|nT\tuU mi\tuU, dni\tuU: desde\tvino dos\txI, uI\txI. de\txT mat\txT no\ty a\ty su\ty, considerando\ty, un
13\t5\tabogada, xI\talias, uT\targentino, nacido\tbT de\tbT que\tbuen: dia\tc anses\tcalle que\tcobra la\tcon, quien\tcuenta que\tdeclaro que\tdni, av\ten aU\tes delegado\tes, quien\tes: mi\tescribana, titular\testuve: uU\tgT gT\tgT nU\tgT, s\tgT, xI\tgT, y\thU y\tiba a\tinforma, que\tlT xT\tlU bU\tlU uI\tlU xU\tla: defensa\tle, paso\tlo habia\tme uU\tmercado de\tmi. marido\tnT a\tnT dni\tnT hay\tnT mat\tnT. xI\tnU uI\tni de\tno hizo\tno: uU\tpaz y\tpor, mi\tque: se\tregistra una\tsecretaria.|nombre\tsi: uU\tstop uU\tt (f\ttiene asma\ttuvo un\tuI (e\tuI bU\tuI frigorifico\tuI sucesion\tuI, e\tuI. xI\tuI. y\tuI.de\tuI.e\tuT el\tuT en\tuT mat\tuT nU\tuT uI\tuT xT\tuT xU\tuT, dni\tuU luna\tuU xI\tvda de\tvive con\txI. a\txT en\txT, nT\txU. \ty aU\ty lU\tya: te
13\t6\ta.xI\taT xT\tadeuda los\tadjunta informe\tanda diciendo\tanos: 9nacido\targentino, casado\tarriba, del\tasistio el\tbT dni\tbT gT\tbT uU\tbrizuela me\tcalle anos\tcarta.|uU\tcausa, le\tcerro sin\tcertifico|que\tcobro, y\tcon", todos\tcon) licencia\tconstituye el\tconsulta con\tcontra la\tconvive con\tconvivimos desde\tcopia. de\tcorriendo y\tcreo el\tcuil, ex\tcuit, la\tde testigo\tdeclara que\tdejarla a\tdel agua\tdel transito\tdel, sindicato\tdelante de\tdemanda:|contra\tdesiste de\tde|dra\tdni - domicilio\tdni, a\tdni, cuit\tdni, dra\tdni, quien\tdni, vehiculo\tdni. cuil\tdni. domicilio\tdonde: ¿le\te.xI\tel) jueves\tel). inspector\tel, encargado\tel. demandado\tel. no\tel.|tercero\tel: 9mecanismo\tel: de\tella. no\ten planta\ten, el\ten.|enero\tencargada, ambos\tentonces: no\tes menor\tes remisero\tes: lo\tes: ¿cierto\tescribe mal\tese. juicio\teso: se\testa de\testima los\testudio. en\tfallecido - lo\tfigura en\tfirma administracion\tfirma, aca\tfirman. \tfirmo un\tfiscal.|los\tfue, igualmente\tg  9l\tgT uU\tgT, dni\tgU c\tgU cuil\tgU domicilio\tgU, xI\tgerencia (de\thabla poco\thara la\thermana, de\thijo (lic\thizo, un\tinterprete|si\tintimo", a\tla encontro\tla enfermera\tla pueden\tla veo\tla, madre\tla, vecina\tla. acusacion\tla. asesora\tla. preceptora\tla: de\tla: inicia\tle conto\tle dio\tle hizo\tle tiro\tle" pegaron\tlegajo. intimole\tlo apuro\tlo echaron\tlo levanto\tlo rechaza\tlo", que\tlos: estoy\tmal, escrito\tmat, tomo\tmat|en\tme acompano\tme amenazo\tme explico\tme grito\tmensaje|original\tmercado y\tmi hijo\tmi, colaborador\tmientras tanto\tmp, notificado\tnT - \tnT b\tnT cuil\tnT dice\tnT imputado\tnT nU\tnT pasaporte\tnT quien\tnT, y\tnT. \tnU argentina\tnU gT\tnU le\tnacida en\tni enterado\tnina.; uI\tno firma\tno; apodo\tno? le\tnombre", y\tnotaria, registro\toT|de\tofrezco: volver\tordena que\totra, pregunta\tpara, que\tpasara el\tperfecto: manana\tperita, psicologa\tpero .9figuro\tpoder (a\tpor cinco\tpor compra\tpor, la\tpor, no\tpor; el\tpregunto si\tpropone remover\tpuede revisar\tq, vive\tque, escucho\tque, los\tque, usa\tque, venia\tqueda fuera\tquien, empezo\tratifico presidente\trecibo.|recibi\tref|agente\tregimen - de\tretuvo a\trotura | parcial\trpa, san\tse niega\tse: bU\tsecuestro.|en\tsegun dice\tsi: el\tsi: firmado\tsiempre fue\tsiempre, hay\tsin" 9firma\tsin, orden\tsin. oU\tsituacion. habitacional\tsola xI\tson integrantes\tson todos\tsu (padre\ttambien mi\tte, espero\ttenga su\ttercero. la\ttestigo|un\ttiene ademas\ttiene tres\ttitular, del\ttomo (y\ttotales|uU\ttrabaja en\ttrabajaba en\ttraductora, publica\ttraslado. por\ttuviera los\tuI. uT\tuT dni\tuT luna\tuT me\tuT mi\tuT no\tuT, gT\tuT, uI\tuT, xI\tuU - \tuU dni\tuU me\tuU quien\tuU, aclaracion\tuU.|con\tun automotor\tusted, opero\tusted, ¿por\tva a\tvacante; para\tvecina, quien\tverdulero, relato\tvino mal\tvive en\tvivo,29en\tvivo,49en\tvoy: con\txI (xI\txI xU\txI. nT\txI.articulo\txT mediadora\txT que\txU domicilio\txU intimo\ty con\ty da\ty dra\ty prof\tyo. alquilo
13\t7\ta ultimo\ta, quien\ta, veces\ta, xI\ta.ampliacion\tabona en\tabonara las\taclaracion|uU\tadscripto, al\tal turno\tal, que\tal. otro\talego haberlo\tart. de\tarticulo.|hagase\tasesor (legal\tasunto|convivencia\tausente. con\ta|del\tbU la\tbien sin\tcel (y\tcomo, estas\tcon: la\tconsigno, dolor\tcuando. habla\tcuarto.|si\tcuit, el\tcuota|xU\tde arriba\tde general\tde. tU\tdeclaracion; de\tdeclaratoria - de\tdefensa.|eso\tdefensa|solo\tdejo el\tdel campo\tdel, a\tdel, hospital\tdenego, la\tdenuncia que\tdenunciante. (uI\tdepende de\tdesistio articulo\tdice me\tdice que\tdigo, uI\tdijo lo\tdni xI\tdni, la\tdni: domicilio\tdoblo sin\tdomicilio, de\tdomingo, clausula\te.hoy\tel  9padre\tel, cel\tel, hijo\tel, otro\tel, suscripto\tel. mes\tel.; actor\tel: cheque\tel: cuit\tel: problema\ten julio\ten: "el\tes en\tes mi\tes, tarde\tes.";el\tes? la\tescucho la\tese. ya\tese; error\testa embarazada\testoy. separada\tgT xI\tgU, c\tgravan con\thace su\tiba, en\tincluso, por\tindicaciones.|al\tingeniero, mecanico\tingresa. al\tjueza.|domicilio\tjueza.|donde\tlU, piso\tla llevaron\tla nombra\tla parcela\tla). hija\tla, hermana\tla.".camara\tlc, jueza\tle decia\tle pago\tle reclame\tletrada, apoderada\tlevante el\tllego de\tlleve la\tlo hizo\tlo llamo\tlo sabe\tlo, esperaba\tlo, vio\tlo. llevo\tlos jueves\tmanana no\tmanifesto que\tmat, secretaria\tmatricula, firman\tmatricula. federal\tme "la\tme dijo\tme pasa\tme saco\tme, ayuda\tmedica|especialista\tmedico, matricula\tmenciona). a\tmi. mama\tmi: hijo\tmi|hija\tnT abogado\tnT firma\tnT hola\tnT mediadora\tnT pide\tnT uI\tnU esta\tnU matricula\tnU nacida\tnacido, en\tnegativa.|niego\tniego". entrevista\tno como\tno figura\tno formula\tno integra\tno me\tno paga\tno", esta\tno, te\tno. debe\tno: es\tofrece mil\tojo". en\tpactan honorarios\tpasante, de\tpaz de\tpercibe de\tpero, que\tpidio) la\tpilar uI\tpor error\tpor, un\tpresente|ref\tpresta conformidad\tpresta, conformidad\tpropone que\tpueden declarar\tpunto|de\tque es\tque te\tque, me\tque, son\tquede como\tquerella.|la\tquiere el\trecibe la\treclama por\tregular. 9los\trenuncio la\trios mi\tsale a\tsalir de\tse - deja\tse constituye\tse equivoco\tse nego\tse, desconoce\tsigue internado\tsin: objecion\tsu". tio\tsu, companero\tsu, hermana\tsu. partida\tt, f\ttT de\ttT el\ttT fecha\ttT y\ttambien lo\tte espero\ttenes el\ttengo anos\ttenia algo\ttiene anos\ttitulo.|del\ttrabajo conmigo\ttrabajo.|social\ttuvo ademas\tuI alimentos\tuI desalojo\tuI nT\tuI.firmo\tuI.retiro\tuT hola\tuT residente\tuU alias\tuU hola\tvamos. a\tvi.|petitorio\tvio los\tvio todo\tviuda de\txI (uI\txI - xI\txI del\txI., e\txI., s\txI., uI\txI.denunciante\txI.dr\txI.e\txI.sera\txI|xI\txT cuit\txT por\txU presente\txU quien\txU.|violencia\txU|informe\txU|xI\txi.|reserva\ty aT\ty bT\ty contra\ty", que\ty, su\ty.tiene\tya lo\tyo lo\tyo: cobro
13\t8\ta, hablar\ta. en\ta; un\taT "nT\taT, gT\tacompano. la\tal, lunes\tarroyo y\tarticulo. hagase\tasunto|reajuste\tbT se\tbU se\tcalle y\tcamino 79de\tcel, mi\tcobra, el\tcomo apoderado\tcon asistencia\tcon, doble\tconsiderando.|se\tcontesta, que\tcontra gcba\tcuarta|las\tcuenta.09caja\tcuit, los\tde di\tde. nT\tde: 9la\tdel, patrocinio\tdemanda a\tdice q\tdni, del\te con\tel 09mismo\tel, del\tel, plomero\tel. administrador\ten jueza\ten, cambio\ten, de\tenfermedad.|actual\tentrevista: a\tera menor\tes dueno\testaba. el\texplica que\tfecha|asunto\tfirma de\tfirman.|al\tfiscal.|si\tfue la\tii.|corresponde\tjuzgado.)9de\tla, encargada\tla, mayor\tla. moto\tle dijo\tle quiere\tle, dicen\tlo nego\tlo reconoce\tlo viene\tlos: companeros\tmanifiesta que\tmantener. 9la\tme contesto\tme empujo\tme mando\tme, dio\tmn (por\tnT aT\tnT le\tnT me\tnT xU\tno "es\tno lo\tno sabe\tno tiene\tnormal | iv\tpadre, de\tpaso. de\tpaz el\tpidio, la\tpregunta si\tpresidente, del\tque", es\tque, ahora\tque, puso\tquien, dice\tquien: ¿te\trechaza, la\trenuncia a\tresponde como\ts ejecucion\tsaludos|xI\tse los\tse. eleva\tsecretaria, cra\tsesiones, 9es\tsindico (importe\tsms|de\tson pareja\tsus datos\ttambien derechos\ttampoco de\ttasa - de\tte. quiere\ttelegrama|a\ttengo que\ttenia hijos\ttiene, una\ttiene. camara\tuI limpieza\tuI sucesorio\tuI. nU\tuI. violencia\tuI.asiste\tuI.|partidas\tuT 19uT\tuT dra\tuT tomo\tuT.|en\tuU 49xU\tuU". abandono\tuU, xI\tuU.|banco\tvio la\txI xI\txI. xT\txI.asiste\txT se\txT xT\txU av\ty conoce\ty es\ty te\ty, dice\ty, por\ty, se\ty, xI\ty. mi\tya hablo\tya retiro
13\t9\ta: mi\tasiste), al\tcomo prueba\tdni vivo\tdomicilio. los\te.uI\tel medico\tel.|fiscal\tel: decreto\ten, presencia\testa. mi\testaban de\tfue quien\thizo todo\tla, venezolana\tle: escribe\tnT testigo\tnU xI\tno pasa\tojeda el\tpor interes\tpor vos\tpor, derecho\tporque fue\tpresidente.|para\tpsicologa;79mes\tpuso mi\tque; toma\tse presento\tsi. como\tsi: doctor\tsi: quiero\ttambien sabe\tte paga\ttiene obra\ttomo, folio\tuT como\tuT, el\tuT. xI\tuU cuil\tuU. notificados\tuU: la\tversion. del\tvino a\tvive, en\txI (uU\txI | vii\txI. los\txU.|declaracion\ty escucho\ty otro\ty remis\ty, de\ty, es\ty, los\ty; por\tya, habia
13\t10\tbanco: municipal\tc. xI\tde rrhh\tde", apellido\tde, quien\tdecia al\tdesde marzo\tdijo haber\tdoctora: puedo\tel carnicero\tfigura ese\tfue a\tme. dieron\tmi senora\tnT que\tno esta\tno le\tno quiere\tno. vino\tpara" los\tporque este\tque, es\tque, fue\ts alimentos\tse retiro\tse. tiene\tse.|le\ttengo, anos\tuI.san\tuU 19uU\tuU|encargado\txI \txI.cuenta\txI.de\txI.tiene\ty otra\ty", en\ty), de\tyo, estoy\tyo: con
13\t11\ten, una\thc", lo\tlo niega\tlo vio\tno la\tno, me\tse quedo\tsiempre andaba\ttT xI\tuI.anos\tuI.va\tuT xI\tvial xI\txT xI\txU xI
13\t12\tno estaba\ty o
13\t13\tdijo que\tlo decia\tnT xI\tuI.xI\ty; el
13\t14\tlo vi
14\t-9\tbTen \tgTsan \ttTel 
14\t-8\tgTdoctor \tnlrojas \tuTen 
14\t-7\taTdoctora \tgTdoctora \tglcargando \tnluna \ttTla \tuTh. \txIacta  9
14\t-6\taTen \talun \tbTentre \tbUel \tblel \tlTe \tlTen \tnTbanco \ttTjuez \ttTsecretario \ttUel \ttUla \tuTbT. \tuTbarrial \tuTcalle \tuThospital \tuTlas \tuTley  9\tuTpresidente: \txIante \txIcon 
14\t-5\talen \talse \tblaT \tcTxT. \tcUdoctora \tgTbarrial \tnTen \tnTen "\tuTeU: \tuTen "\tuTfiat \tuUotra \tulella \txTdel \txTen "
14\t-4\tblmi \tfTsan \tuIautos \tuIcausa \tuTbanco \tultiene \txThospital \txUal \txlse 
14\t-3\tbUal \tcUii. \tuTbien. \tuUdos \tuldos \tulestaba \tulgT \tullo \tullos \tulotra \tulyo \txUpartes \txUpor 
14\t-2\tlTbuenos \tlldomicilio \tuIexpte. \tuUcarta \tuUestaba \tuUlas \tuUlo \tullas \tulmi \tulnT, \tulno \tulsin \tulsu \tulte \tuluT \tuluU, \txUdel 
14\t-1\talla \tcUel \tcUlo \tcUmi \toUde \tuldel \tulle \tulme 
14\t1\tbTgT \tgTgT \tnTgT \tnUgU \tnUuU \tuTgT \tuTuT \txTgT \txUuU 
14\t2\taTuT \taUgU \tbUnU \tgTde \tgTinvento \tgUgU \tgUuU \tgUuU, \tglde \tgly \tlTuT \tnTuT \tnUtU \tnlde \tuTaT \tuTnT \tuTque \tuUdra. \txTuT \txUgU 
14\t3\taTgT \tbTuT \tbUaU \tbUlU \tcTa \tcTlT \tcTuT \tcTy \tgTfiscal: ¿\tgThermano, \tgTlic. \tgTque \tgTuT \tgUa \tgUaU \tgUque \tlUsr. \tnTdijo \tnTxI. \tnUgT \tnUnU|\tnUsenor \tnUtestigo \tnUuI/ \ttUy \tuIgT \tuInT, \tuTdr. \tuTlT \tuTsenor \tuTtestigo \tuUaU \tuUautos "\tuUgU \tuUingeniera \tuUlU \tuUsra. \tuUtestigo \tuUuI. \txTxI. \txUaU \txUdefensa \txUuI/ 
14\t4\taTaT \taUnU, \taUperito \talsenora \tbTaT \tbTla \tbUgU \tbUque \tcTgT \tgTaT \tgTsenor \tgTsi \tgTsr. \tgTuU, \tgUbU \tgUde \tgUes \tgUlU \tgUpor \tgUsr. \tgUtestigo \tgUuU. \tgla \tglsi \tlUaU \tlUgU \tlUy \tnUapellido \tnUdefensa \tnUhU \tnUuI. \tnUuI|\tnlsenor \ttTuT \ttUsenora \ttUuU \tuTa \tuTde: \tuThT \tuThacia \tuTingeniera \tuTsra. \tuUdon \tuUhermano \tuUhermano, \tuUlic. \tuUllama \tuUmadre, \tuUpara: \tuUpaz \tuUrosa \tuUsame|\tuUtio \tullic. \txIgU \txTaT \txTapellido \txTxT \txUbU \txUgT \txUque \txUxI. \txldra. 
14\t5\taTque \taTsenora \taUa \tbTdr. \tbTque \tbUdr. \tcTdr. \tcTdra. \teUuU \tfTgT \tfUuU \tgTel \tgTesc. \tgTfT \tgTgT, \tgThT \tgThermana \tgTmi, \tgTnT. \tgTpara \tgTpor \tgTsra. \tgTxU, \tgUnU \tgUtU, \tgUxU \tglla \tglq \thTde \tlUa \tlUdos \tlUlos \tlUnU \tnTdra. \tnThT \tnTsenor \tnTuI. \tnUa \tnUdr. \tnldefensa \tnlleon \ttTa \ttTsenora \ttUgU \tuIa.\tuIde \tuImi: \tuIo.\tuTcon \tuTfirma: \tuThermana \tuThija \tuTlic. \tuTmi, \tuTsr. \tuUcomo "\tuUcomparece \tuUde: \tuUfU \tuUhijo, \tuUnU - \tuUpaciente: \tuUprof. \tuUsr. \tuUtal \tuldicen \tulhijo, \tulruben \txIa. \txInU (\txIuI. \txTcomo "\txTque \txTsenor \txUperita \txUsenor \txUtestigo 
14\t6\taUaU \taUy \tala \talsoy \tbTsenora \tbUcon \tcTcon \tcTsenor \tcUautos: "\tcUsr. \tfUa \tgTa \tgTcomparece \tgTcr. \tgTgT. \tgThijo \tgTla \tgTnT \tgTnU, \tgTo \tgTpicada. \tgTtitular \tgTxT \tgUbU, \tgUcon \tgUla \tglcon \tglmando \tlTdos \tlTgT \tlTnT \tlTy \tlUxI. \tnTdice \tnTlos \tnTuT, \tnTuU: \tnla \tnles \tnlsi \ttTque \ttTtT \ttTuI. \ttUaU, \ttUxU \tuIdice "\tuIpartes: \tuIque \tuIsello. \tuTa. \tuTapodo: \tuTentre \tuTllaman \tuTnT - \tuTprof. \tuTser \tuTsi \tuTuI. \tuTuU, \tuTxI. \tuUalias "\tuUdestinatario: \tuUdona \tuUdr \tuUfamilia \tuUinvento \tuUjuan \tuUllamo \tuUmanejaba \tuUmi, \tuUpapa \tuUsenorita \tuUtestigos \tuldon \tuldr \tuldr. \tuldra. \tulentonces \tulrey, \tulsenor \tultio \txIa.\txIde \txImenor \txIuT \txIxI. \txIxI., \txTlic. \txTuI. \txTuT: \txUremitente: \txUuI. \txlperita \txlsenor 
14\t7\taTdel \taTlos \taTpor \taTsenor \taTxI. \talluz \tbTcon \tbTdi \tbTsenor \tblsenor \tbltestigo \tbltito \tcTuT, \tcUdestinatario: \tcUjuan \tcUsenor \tgTactora \tgTcon \tgTdel \tgTentre \tgTsoy \tgTtestigo \tgTuT. \thTque \tnTda \tnTfamilia \tnUque \tnldoctor \tnlfamilia \tnltestigo \ttTy \ttUaU \tuIfirmando \tuIhT \tuIhijos \tuInT \tuIratifico: \tuTfamilia \tuTgT|\tuTnU, \tuTo \tuTtia \tuUcarlos \tuUdicen \tuUhermana \tuUpilar \tuUsenora \tulbrian \tuldijo "\txIedad \txIhija \txIpsicologa): \txTxT: \txla 
14\t8\taTel \taTy \tbTdel \tbUtestigo \tcTaT \tgTbT \tgTprof. \tgTvendedor \tlTa \tlTcon \tlUcon \tlUpero \tnTa \tnTdice "\tnTdr. \tnTque \tnlque \ttUimputado \tuIactor, \tuIde|\tuIes|\tuIsenor \tuTdicen \tuTes \tuTsoy \tuUfranco \tuUgT \tuUporque \tuldona \tulfranco \tulmatias \tulsenora \txIcomo \txIgT \txIpara: \txIy.\txTlos \txUa \txUcasa|
14\t9\taTa \tcTque \ttUque \ttUtestigo \tuIdra. \tuIe. \tuTlos \tuUcontra \tuUsenor \txIdr. \txIhoy. \txInina \txTo 
14\t10\taUlos \tcUperito \tcUsra. \tgTes \tlUque \tuUentre \tuUsala 
14\t11\taTcon \tlTque \tuIa \tuTpor 
14\t12\taly \tuIe.
14\t14\tuIdr. \txIy 
14\t15\txIque 
15\t-8\ttTla, \tuIconsultorio.|\tuUconste. 
15\t-7\tcTbajo \tnTjueza - \tnTjueza, 
15\t-6\tnTy" \ttTii \ttTuI \ttUla: \tuTfiscal, \tuTnacional \tuToT|\tuToficial \txTsecretaria, 
15\t-5\tnTfallos (\tuTcopia \tuTdra: \tuTjueza, \txluna 
15\t-4\tcTcon \tgTc \tuUdoctor: \tuUsenora: \tulaT, 
15\t-3\tcTa \tcTlo \tcTque \tcUuT|\tlTa, \tuIdigo. \tulgT, \tulnT. 
15\t-2\tcTel \tcUes \tcUque. \tnUel: ¿\tnUuna: \tuTa \tuTdel  9\tula \tulal \tulcuando \tulgT \tulgT. \tulnU|\tuluT \tuluT. \tuluU|
15\t-1\tcUcon \tcUque \tulel \tulen 
15\t1\taTnT \taUuU \tgTaT \tgTgT \tgTnT \tgUgU \tuUgU \tuUlU \tuUxU \txTuT \txUxU 
15\t2\taTuT \tgTy \tgUno \tgUuI \tgUy \tgly \thTuT \tlTuT \tnT$\tnUestuve: \tnUse \tnUse: \tnUuU \tuIa.\tuTlT \tuTxT \tuTy, \tuUgU, \tuUsi: \tuUtU \tuUxI \txIa.\txIuI. \txTdni, \txUgU 
15\t3\tbTgT, \tbUgU, \tbUnU \tbUxU \tgT$\tgTfT \tgTlo \tgTse \tgTuI \tgTxI \tgl$\tlTxT \tlUaU \tnTdni, \tnTen, \tnTle \tnTlo \tnTse \tnUbU \tnUque \tnUuT, \tnUuU, \tnUxI, \tnlla: \tuIy. \tuTaT \tuTdni, \tuTgT, \tuTno. \tuTuT \tuUcalle \tuUdel: \tuUse \tuUuI, \tulc \tulle \txIe. \txTxT \txUuI, 
15\t4\taTbT \taTse \taTuT. \taTxT \taUtU \talla \tcTxT \tgTla, \tgTnU \tglel, \tglle \tlTgT \tlTnT \tnTdefensa.|\tnTdice \tnTme \tnTuI, \tnU$\tnUdni, \tnUesta \tnUgT, \tnUno, \tnUpor, \tnUuU. \tnllo, \tnlme, \tnlse: \ttTno \ttUnU \tuIe. \tuTbT \tuTgT \tuTla, \tuTmat, \tuTnT \tuTreales \tuTtT \tuTtiene \tuTuT - \tuTxI \tuUcomo: \tuUesta \tuUme, \tuUme: \tuUnU \tuldel: \tulreales \tulte \txI$\txIa. \txIuT. \txTgT, \txTlo \txUes: \txUtU \txUuU|
15\t5\taTaT \taUgU \tbTxI, \tgTcon \tgTxU \tgUle \tgldezotti \thTnT \tlTdni, \tnTdesde \tnTes \tnTfue \tnTlT \tnTmat, \tnTme, \tnTno, \tnTque \tnTque. \tnTse. \tnTuT. \tnTxI, \tnUaU, \tnUen, \tnUgU \tnUlU \tnUque, \tnUuT: \tnUuU: \tnldoctora: \tnlme \tnlyo: \ttTgT \ttUgU, \tuIpidio. \tuIse. \tuIuU.|\tuTinforma \tuTse \tuTtambien \tuTxI, \tuUdni (\tuUen: \tuUeso: \tuUhU \tuUhay: \tuUmat, \tuUsenor: \tuUuU): \tulen: \tulpaz \tulsoledad \txIlU. \txIxI., \txIy. \txTque. \txTuI, \txTxI, \txUaU \txUes \txUgT, \txUxI, 
15\t6\taTgT \taUaU \tbTdni, \tbUdni, \tcTde, \tcTxI, \tlUgU \tlUque \tnTde, \tnTdel, \tnTel. \tnTgT \tnTquien, \tnTuI \tnTuT - \tnTxI (\tnTy; \tnUsenor: \tnUsi: \tnUuU - \tnUyo: \tnlle, \tnlpor \tnlpor, \tnlque \tuIaT. \tuIanos. 9\tuIde.|\tuIel. \tuInina.; \tuItT. \tuIuU. \tuTfranco \tuTimputado|\tuTme. \tuTpregunta \tuTpropone \tuTtomo, \tuTxI (\tuUabonara \tuUargentina, \tuUdni - \tuUeU \tuUestuve: \tuUgT, \tuUhace \tuUluna \tuUmercado \tuUno \tuUno: \tuUpide \tuUrosa \tulbrizuela \tulitati \tulmercado \tulnunez \txIaT. \txIaU. \txIdel. \txItiene. \txTes \txTno, \txTpor, \txTque: \txTuT|\txUdni, \txUlU, \txUque. \txUtiene \txlque. 
15\t7\taTen \taTla \tales \tbTde, \tbTgT \tbTlo. \tbTse \tcUcarlos \tlTno \tlUesta \tnTa \tnTgT. \tnTpor \tnTpor, \tnUa \tnlno, \ttTdni, \ttTel. \ttTen, \ttTme \ttTtT \ttTxI, \ttUaU, \ttUgU \tuIa. \tuIde., \tuIdni. (\tuIdra.|\tuIel.; \tuIes.";\tuIla.".\tuIuT. \tuTeT \tuTfue \tuTle \tuTno \tuTsiempre \tuTson \tuTya \tuUalias, \tuUcorrea \tuUdni|\tuUfirmo \tuUle \tuUmanifiesta \tuUme \tuUparedes \tuUpaz \tuUpregunta \tuUreales \tuUsiempre \tuUsu. \tuUtestigos. \tuUuT, \tulsiempre \tultiene \tulyo: \txIdenunciante. (\txIes. \txInU. \txIpara. \txItestigo.09\txIxI. \txIxU. \txIy.\txTdice \txTen \txTtT \txUdonde; \txUpor, 
15\t8\tbTen \tbTy, \tfTgT \thTgT \ttTgT, \tuIjuzgado.)9\tuIlibre.59\tuIlimpieza.59\tuInecesita. \tuIsan./9\tuIxI. \tuTdni|\tuTnU \tuTvive \tuUaclaracion|\tuUc \tuUdesde, \tuUdni, \tuUfirma \tuUyo: \tulrey \txIcuenta.09\txUdice \txUno, \txlel. \txles 
15\t9\tnUdoctora: \tuInU. \tuIxU. \tuTestaba \tuUimputado|\tuUstop \tuUtiene \txIcopia.|\txInT. \txIxT. \txTgT 
15\t10\tuInT. \tuIxT. \txIdr.|\txIs. 
15\t11\tuIno. \tuTes 
15\t12\tuIen. 
15\t15\tuUestaba 
16\t-10\tcoaT\tierT\trolT
16\t-9\tlezT\ttizT\tzasT
16\t-8\taduT\tnseT\tojaT\ttarT
16\t-7\tensT\tertT\tideT\tjerT\tltoT\tnaT\tocoT\tpezT\tsarT\tuigT
16\t-6\taseT\tbreT\tcoaU\tctoT\teosU\tfill\tgowT\tlezU\tnalT\tnarT\tnotT\tondT\tpceU\tppoT\treoT\trnoT\tsatT\tsosT\ttazT
16\t-5\tamaT\tasoT\tdasl\tdosT\teerT\tipoT\tmorl\tneaT\tnenU\tnjeU\tnusT\tojaU\trasT\trenT\trgal\trleT
16\t-4\tcaU\tereT\tgrol\thtaU\tienT\tleaU\tleal\tmalT\tnenl\todoT\togoU\toyaT\tptel\trnU\trxT\tzasU
16\t-3\taciT\tajal\tbirl\tbraU\tbral\tcdU\tctol\tdasT\tdezT\teasU\teosl\teseT\tfcU\tibeU\tibel\tiezl\tipoU\tjarU\tjesl\tmalU\tmial\tneaU\tneal\tnseU\totol\trarl\trbal\trdeU\trhhU\trleU\trlel\trolU\trseU\trsel\tsisU\tsosU\ttaU\ttazU\ttazl\ttclU\ttral\tufiU
16\t-2\tamaU\taseU\tasel\tctoU\tdasU\tibaU\tiezU\tipol\tnacl\tnall\tnhoU\tnusU\trarU\trasl\trmnU\troll\ttarU\ttarl\ttirU
16\t-1\tadal\tadol\tdosU\tnalU\ttraU
16\t1\tdroU\tilaU\tinaT\tiroT
16\t2\taneU\tbelU\tbell\tbenT\tgI\tielT\tisaU\tivaT\tldeT\togaT\tohaU\tonaT\tpazT\tpazU\tqueT\trI\treyl\trezT\trtoT\tterl\tuanT\tuelU\tvanT
16\t3\tasyU\tbalU\tbayT\tbenU\tbenl\temiT\temiU\tenzT\tgnoU\thenl\tiasT\tigoT\tiniT\tinil\tkI\tlesT\tlmoT\tlosT\tmonU\tohal\toyoT\tozaU\tpanT\tquaU\treyU\trezl\trgeU\trizT\trryU\tssoT\ttezU\tttoU\tuelT\tumaT\tvalT\twI\txtoT\tyraT\tzukT\tzunU
16\t4\taezT\taroT\tasyT\taxil\tbiaT\tconU\tecoT\tecoU\teonT\tgelU\tgell\thenT\thenU\thoiT\thukT\tianU\tiloT\tiraT\tjI\tjasT\tjazT\tlanT\tlanl\tlayU\tldiU\tldoT\tlefU\tlinU\tlinl\tllyU\tlmoU\tminl\tncoU\tnoeU\tozoU\tposl\trinU\trzoU\tsmaT\tspeT\tspel\tssoU\tteol\tuhnT\tuizT\tunaT\tvelU\tzurU
16\t5\taezl\tainT\tbalT\tberl\tdetT\tdroT\tenaT\tergU\tfreT\thaml\thanT\theoU\therl\thuel\thuiU\thukU\thukl\tirol\tiukU\tjanT\tjazl\tlaol\tlefT\tllyl\tlmeU\tlteT\tlvaU\tmerT\tmonl\tnazT\tndul\tngaT\tnikT\tnjoT\tnjoU\tnoel\tnzoU\toelU\tomil\tosaU\toudT\trilT\trinT\troT\trriT\trrol\trryT\trtiT\tselU\tskiT\tskil\tssaU\tsunU\ttonl\tttaU\tttoT\tualT\tuanU\tucaU\tudoT\tuinT\tuinU\tuinl\tuizU\tunol\turil\tvalU\tvell\tvesU\tvesl\tvezT\twuT\tyraU\tzukU\tzunT
16\t6\t-suT\tabyT\taekl\takaT\tanyU\tapoT\tayaT\tayoT\tbadT\tberT\tberU\tbeyU\tconT\tdeeT\tdeeU\tdrol\tdysl\teloT\teonl\tesil\tferl\tfinT\tfreU\tfroT\tgraT\tgreT\tgrel\tgusU\thanU\thesT\thoiU\tianT\tilaT\tistU\tituT\tituU\tjinl\tkimT\tlanU\tlatT\tldal\tlisl\tlouU\tluzT\tmezl\tmill\tmirU\tnajU\tnduT\tngeU\tnisT\tnsoT\tntiT\toinU\tolaU\tolal\toleU\toliU\tonoT\toonT\tosaT\tozal\tozoT\tposT\tquiT\trceT\treaT\trloT\troaT\troaU\trriU\trril\trroT\trsiT\trtsT\tsanU\tseoU\tseol\tsesT\tskiU\tuliT\tupeT\turnU\tushU\tusiT\tusil\tvdaU\tvelT\tvezl\tvinT\twenl\twuU\txuU\tyesU\tynaT\tysiT\tyulT\tzoeT\tzukl\tzykT
16\t7\taabl\tabyl\taezU\takiU\tansT\tatiT\tatil\tbayU\tbeyT\tddyU\tefiT\teinl\teixU\terkT\tevyT\tgusT\therT\thoil\thulU\tiazU\tiniU\titaT\tjacT\tjazU\tkiml\tlaoT\tlaoU\tlatU\tlboU\tlcoT\tlcoU\tldeU\tlenU\tmaU\tmirT\tnajT\tnanT\tnatU\tncyT\tnezT\tnezl\tnigU\tnzoT\tociU\tocol\tohaT\toinT\toliT\toudU\tpanU\tpanl\tparT\tpioT\trezU\trkoT\trlaT\trmaT\truzT\truzU\tsanT\tseoT\tsusT\tupiT\turiT\turiU\tushl\tvall\tvinU\tvinl\tzykU
16\t8\taabU\tabyU\taesT\tansU\tarkl\tayeU\tbedU\tbudT\tcayT\tdeoT\tdesT\teinU\teliT\teonU\tfanl\tferT\therU\thezT\thezU\thirU\thirl\tiopT\tiopU\tiukT\tjinT\tjinU\tkicT\tkimU\tlafl\tldaU\tlisT\tlmaU\tlouT\tlseU\tmezT\tmoaT\tmonT\tnazU\tnchT\tnduU\tneol\togal\tomiU\toonl\toreT\treaU\trnaT\trniT\tuerT\tufoU\tusiU\tvenT\txisT\tzI\tzoel\tzueU\tzzoU
16\t9\takaU\tarkU\tarul\tatiU\tbayl\tdysU\tetil\tfanT\thamT\thamU\thanl\tlafU\tlehT\tmaT\tminT\tminU\tnatT\tneoU\tnezU\tnonU\toelT\tolaT\tspeU\tttaT\tttal\tuliU\tulil\tunaU\tvdal\twinT\twinU\tzanT\tzoeU
16\t10\tangl\tarkT\taruU\tbanT\tchiU\teinT\tfanU\titul\tldaT\tncoT\toonU\toreU\torel\toril\trceU\trcel\trneT\trneU\tvesT\twenT\twenU\tyesT
16\t11\tangT\tangU\tchiT\tchil\tdysT\tistT\tlenT\tlisU
16\t12\tlmaT\tmezU\tmolT\tnonT\toriT\toriU\tzzoT
16\t13\tposU
17\t-7\tcixT\tdecT\tidcT\tnatT\totxT
17\t-6\tctxT\tiabU\tilcT\tomxT\tshuT\tyoal\tzixT
17\t-5\tastT\tbalU\tcacT\tcgxU\tecuT\tiabl\tleal\toncT\ttacT\ttecT\tuseT\tzacT
17\t-4\tbeuT\tgocT\tjeuU\tnobT\trxuT\tsocT\ttocT
17\t-3\tball\tcdxU\tcluU\tercT\tfcuU\thhcU\thonU\tjocT\tnall\tnatU\tocuU\trocT\tvecT\tvell\tyacU
17\t-2\tadcT\talll\tbecU\tercU\thocU\tipxU\tjeuT\tjeul\tmnuU\tmocT\tnecU\trecT\tsocU\tuecT
17\t-1\tadcU\tbocU\tcecU\tgocU\tjocU\tlacU\toncU\torcU\ttacU\ttecU\ttocU\tuseU
17\t1\tangT\telgl\tesuT\tiogU\tlagT\tlanT\tnogT
17\t2\tadxU\talnU\tangU\taztT\taztU\telgU\tengT\tengU\tesgT\tesnl\tezxT\tgoaT\tgxI\thagU\tiagT\tiagl\tianT\tingT\tiogl\tlanU\tlanl\tlogT\tnaal\tnagU\tngxT\tniuU\tnogl\tnouT\tonlT\tonlU\tpenU\trixU\truI\ttagT
17\t3\tadxT\talnT\taslU\tasnl\tbanl\tcalU\tconU\tconl\tdogl\telgT\teluT\tengl\tenxU\tezeU\tgouU\thauT\thoaT\thogU\tianl\tinuT\tinxT\tiruT\tisgl\tkxI\tlaaU\tlagU\tletT\tligT\tlixU\tlogU\tmaaT\tmigT\tmigU\tmiul\tnagT\tnohT\tonnl\tosbU\tranl\trinT\trinl\tronl\tsaaT\tsygU\ttagU\ttifU\ttixU\ttixl\tunnU\tuzaT\tuzbU\tuzlT\twxI
17\t4\tangl\tasgT\tasgU\tasgl\tayuT\tazuT\tbagl\tbygT\tbygl\tcagl\tcenU\tceuT\tdanl\tdotT\telbT\telul\tesal\tesbT\tesbU\tgouT\thoaU\tiatU\tidxT\tilhT\tiogT\tizgT\tjuI\tkinl\tlebU\tlolT\tmigl\tnegT\tnegl\tninU\tnixl\tnnxT\toauT\toeaU\tonaT\tonhU\tosfU\tosnT\tranU\trgnT\trinU\triuU\trobU\tryxU\tsanl\tsonT\tsygT\ttagl\ttoaT\tuebU\tuenT\tuknl\tuzbT\tvaal\tvanl\tveuT\txiuU\tyonl
17\t5\tamxT\tannT\tannU\tanxT\tanxU\taouT\taoxT\tasnU\taynT\taynU\tazul\tcagU\tcanU\tcanl\tcinT\tdafT\tdenT\teonT\teonU\teraT\tesbl\teybl\tezeT\tgelT\tgogT\tgohl\tgoxU\thnnT\thogT\tiahT\tiahU\tidgU\tilgT\tiltT\timal\tinxU\tixuU\tjiuT\tkixT\tnanT\tnanU\tnohl\tnolU\tnonU\tnonl\tnznT\toeal\tonaU\tonal\tpegT\tpegU\traaT\tranT\traxU\tregT\trelT\trobT\truul\tryxT\tsanT\tsenU\tsenl\tsiuU\tsiul\tsonU\ttoal\ttonT\ttonl\ttoxU\ttugT\ttugU\tuebl\tuenl\tuixT\tuixU\tuluT\tuluU\tunuT\turnT\tuzlU\tuzuT\tvaaU\tyeuU\tykxT\tzanU\tzonU
17\t6\talxl\taoxl\tbagT\tbanT\tcanT\tcobT\tdafU\tdelU\tdoxT\teexU\tenxT\teogT\teraU\tezcT\tezel\tgoxT\thigT\tianU\timxT\tinnl\tirgT\tirnU\tislU\tkiuT\tkixU\tkyxT\tlobT\tlyuT\tlyuU\tlyul\tmiuT\tmonT\tniuT\tnohU\toauU\toeuT\toeul\tonhT\toraU\torll\touxU\traaU\trenT\trenU\trknl\trnnT\tronU\tsaal\tsixl\tsuuT\ttanU\tteaT\ttebU\ttebl\ttegU\tticT\ttsnT\tuiuU\tunnT\tuouT\tusgT\twuxU\tzonl
17\t7\tafxl\tahuT\tanlT\tannl\taouU\taoxU\tarxT\taseT\tazuU\tcagT\tcegT\tchnT\tdafl\tdalT\teexT\telnT\tfiuT\tgohT\tgonT\tgonl\thixT\tidgT\tincU\tinxl\tjiuU\tkogT\tkoxl\tliaT\tliuU\tliul\tmiuU\toraT\tpenl\trknT\troaT\tsonl\ttanl\ttoaU\tusuT\tuzbl\tyknT\tykxU\tzagT
17\t8\tanll\tasel\tayuU\tayul\tbyuU\teluU\terxl\tezll\tghuU\tgoal\tgonU\thiuU\tinbl\tincT\tinlT\tiofT\tkoxT\tloaT\tnoaT\tnonT\tolcT\tonll\tosbl\touxT\tpenT\trebU\trkxl\tsixT\tsoxU\ttanT\ttaxT\tuebT\tvanU\tyocT\tzanT\tzonT\tzoxU\tzuI
17\t9\tadaT\tadaU\tadal\taiuU\tanlU\tasfT\tdebT\teoxT\tiatT\tinbU\tkyxU\tnanl\toslU\tosll\ttegT\ttuul\tukxU\tukxl\tuzxT\tzouT
17\t10\taseU\tkoxU\tloal\toaul\toslT\tpauT\trkxT\trotT\ttiul\tukxT\tyauT
17\t11\tgeuT\thiuT\thiul\tinbT\tloaU\trkxU
17\t12\tzoxT
18\t-14\tlabT
18\t-11\taugT
18\t-10\tenrT\tlapT
18\t-9\tlasT\tmotT\tmurT\tnavT\ttreT
18\t-8\tbinT\tdevT\tlluT\topeT\tsagT\ttemT
18\t-7\tatlT\taugU\tcesT\tdepT\tdesT\tdocT\tenrU\texaT\tincT\tkemT\tlopT\tnaT\tpapT\trelT\twinT
18\t-6\tafeU\taneT\tapgT\taudT\tbevT\tcodT\tcomT\tcopT\tdirT\tdisT\tenfT\tensU\tgirl\thisT\thogT\tizql\tlasU\tmadT\tmolT\tnavU\tnotT\tpadT\tpreT\tpsiT\tpueT\trefT\tsepT\tsupT\tsurT\ttraT\tvisT\tvisl\tzafT
18\t-5\taclT\tactT\tamoU\taprU\tarbU\tatel\tbanT\tcerT\tdecT\tdifl\tdigT\tenvT\tfamT\tfirT\tgroT\tissU\tlabU\tlapU\tneeT\tneuT\tnomT\tpubT\trefU\tregT\trepT\tricT\tsetU\tsubT\tsubU\ttipT\tvacU
18\t-4\tadmT\talgT\tamol\tapel\tasiT\tautT\tbajU\tbuel\tcaU\tcajU\tcajl\tcoiU\tcopU\tcreT\tdepl\tdinl\tediU\tedil\tembl\tenfl\tentT\tespT\tfiel\tfotl\tgoyT\thabT\thabl\thisl\thtaU\tinfT\tintT\tjajU\tmigT\tmocU\tnacT\tnoml\tobsT\tofrU\topeU\tpapU\tpapl\tpeoU\tpeol\tptel\trecT\trefl\trevl\trnU\trxT\tsecT\tsubl\ttemU\tteml\ttipU\tvacl\tvayl\tviaT\tvivT
18\t-3\tacaU\tacll\tafiU\taluU\taudl\tcaiU\tcapl\tcdU\tcosT\tcosl\tcual\tdatT\tdatU\tdecl\tdeuU\tdeul\tdevU\tdevl\tdocl\tdoll\tedaT\tenfU\tensl\tentl\terrU\texaU\texpl\textl\tfcU\tfieU\tfinU\tfinl\tfirU\tfirl\tfotU\thisU\thoml\timeU\timpl\tincl\tinfU\tinfl\tjajl\tjubU\tlabl\tlocU\tmazl\tmesU\tmetl\tmocl\tmotU\tmutU\tnetl\tnotU\tnueU\tnuel\tochU\topel\tpidT\tplal\tpodU\tprel\tqueT\trelU\trell\trepl\trrhU\tsecU\tsesl\tsobU\tsobl\tsucU\ttaU\ttclU\ttral\tufiU\turgU\tusoU\tvazT\tvenl\tvisU\tvoll
18\t-2\taboU\tabul\taclU\tairT\talul\tapeU\tateU\tatrl\taudU\tautU\tbieU\tboll\tcenl\tcerU\tcerl\tcitU\tcitl\tcomU\tcoml\tcouU\tcuaU\tdecU\tdepU\tdesl\tdifU\tdigl\tdisU\tdisl\tdueU\texal\texpU\textU\thabU\tincU\tintl\tjuiU\tlecU\tlecl\tllel\tmetU\tmotl\tnomU\tnotl\tochl\tpagl\tpesU\tpidU\tplaT\tpreU\tpsiU\trecl\trepU\tresT\tresU\tresl\trmnU\tsetl\tsitU\tsupU\tsupl\ttipl\ttraU\tvenU\tvioU\tvolU
18\t-1\tansU\tasiU\tcosU\tdejU\tdesU\tdocU\tingU\tintU\tlleU\tnacU\tplaU\tqueU\trecU\tunoU
18\t2\tabaT\tabiT\taguT\tansT\tblaU\tchaU\tcolT\tevaU\tgI\tgonl\tgriT\tguaT\tiriT\tlisU\tluiU\tlunU\tortU\tpazT\tquiT\trI\traml\trocT\trubT\ttapU\twalU
18\t3\talbU\tcabU\tcalT\tcruT\tcurT\tezeT\tfabU\tferl\tgimT\tgreT\tgweT\thugT\titul\tjasT\tjosT\tjosU\tjull\tkI\tlaml\tlarT\tleoT\tmasU\tmonT\tmoyT\tmunT\tolgU\toliT\tpinU\tponU\tpriT\tramT\treyT\tsimT\tsixT\ttamT\ttolT\twI\twanU
18\t4\tachl\tantT\tbaul\tberT\tbonU\tchel\tcinT\tdemT\tekmU\teliU\tencT\teusl\texeT\tfarT\tgimU\tgorU\thonU\thugl\tignT\tignU\tival\tjI\tjorl\tjuaT\tjuaU\tjual\tkarT\tkarU\tkenT\tkleT\tkucT\tkucl\tkuhT\tlilT\tlucT\tlucU\tmaml\tmasT\tmerU\tnatT\tnieT\tpamU\tpiaT\trauU\traul\treiT\treyl\trioU\truiT\tsarU\ttevT\ttorT\ttroU\turiT\tvalT\tvicT\twaiU\twall\twanT\twitU
18\t5\tabbT\taill\taldU\tapaT\taral\tarel\tarzU\tassT\tberU\tbonl\tbosU\tcalU\tcayT\tclaT\tdelT\tdutU\tdylU\teloT\temiU\tezeU\tfabl\tfloT\tflol\tgiaT\tgiaU\tgioU\tgorl\thadl\thraT\tiraT\tisiU\tismU\tivaT\tjasU\tjesl\tjimU\tjoal\tkapT\tkapl\tkovT\tkowT\tlaul\tledT\tleol\tlimT\tlouU\tluil\tlujT\tlupl\tluzT\tmagT\tmelU\tmicl\tmooT\tnakl\tnalT\tnatU\tnazl\tnill\tohaU\toliU\toviT\toyaT\tpill\tpirU\tporT\tpraT\tpugT\tramU\triqU\trivT\troT\troml\trotT\truiU\trulU\trutT\tsaeU\tsebU\tsegT\tsooU\tstel\tstrT\tsunT\tszuT\tszwT\ttadT\ttejT\ttunU\tulil\tverT\tvitU\tweiU\twenU\twojU\twuT\txiuT\tzulT
18\t6\tailT\talfU\taraT\tariT\tariU\taril\taurT\tayaU\tbaeU\tbael\tbaiT\tbedU\tbial\tbral\tburl\tchaT\tcufU\tcuyT\tdaiT\tdmyT\tdutT\tedeT\tedsT\telbT\telil\telvl\temil\tezel\tfloU\tfriT\tgatU\tgaul\tgioT\tgomU\tgumU\tguzT\tguzU\tgweU\thadT\tholT\thugU\tiril\tirrT\tismT\tjacl\tjaeT\tjhoU\tkenU\tkilT\tkimT\tkliU\tkowl\tliuU\tlovT\tmagU\tmaul\tmaxl\tmoiT\tmoiU\tnadl\tnanT\tnayT\tnehT\tnoel\tnonT\tnorU\tnurT\tnurl\tofeT\tornT\tornU\torsT\tottU\toyal\tpioT\tpirl\tpitT\tponl\tpugl\tqanU\treaT\tritT\tritU\tronU\trulT\tsapT\tsaul\tsavT\tsavU\tscaU\tsebl\tsirT\tsisl\tsonl\tsool\tsteU\tsunU\tsztU\tszwU\ttadU\ttatl\tticT\ttizT\ttizU\ttobT\ttobU\ttoll\ttouU\ttufT\tuliT\turtU\tvahU\tvanT\tvdaU\tvegT\tvegU\twarU\twarl\twayU\twenT\twuU\txuU\tyerT\tyesl\tyoeT\tyoll\tyorT\tyulT\tyulU\tzabU\tzelT\tzoeT\tzubT
18\t7\tabbU\tabdT\tabdU\tainT\tainU\tamiT\tannT\taraU\tartT\tarzT\tassU\taznT\tbedl\tbiaU\tbruT\tbulT\tcheT\tchoU\tcumT\tcusT\tdail\tdeoT\tdezl\tdomT\tedwU\telvU\temal\termU\tetcU\teusT\tfedl\tfioU\tgaoU\tgodT\thadU\thebT\thual\thueT\tirml\tisiT\tivaU\tjaql\tjazU\tjerT\tjesU\tjoaU\tkevT\tkevl\tkiaU\tkiml\tkonU\tkucU\tliaT\tlidT\tlidl\tludT\tmaU\tmcaU\tmecU\tmooU\tnahT\tnahl\tnakT\tnell\tnoeT\tofeU\tonol\tpael\tpeyU\tpeyl\tpral\tpucl\tqanT\treyU\tromT\trovT\trubU\trubl\tsaeT\tsorT\tsouT\tstal\ttaml\ttapT\ttatU\tthiT\ttocT\turiU\turtT\tvagU\tvanl\tvill\twayT\tweiT\txial\txiuU\tyapT\tyonT\tyooU\tzabl\tzajT\tzalT\tzulU\tzull\tzunT
18\t8\taurU\tayaT\tbazl\tbiaT\tbriT\tburU\tcacT\tcacU\tcisT\tdall\tdimT\tduaU\tdylT\tedgl\teloU\termT\teulU\tgauT\tgiul\tgodU\tgomT\thecU\thilT\thipT\thuaU\tigll\tireT\tirmT\tjaeU\tjalU\tjazT\tjesT\tjhoT\tjoaT\tjonT\tkarl\tkevU\tkimU\tlauT\tledU\tledl\tlenT\tletT\tlisT\tloiU\tlynT\tmamT\tmauU\tmeiU\tmujT\tnahU\tnanU\tnanl\tnayU\tnelT\tnoeU\tnouT\tnurU\to'gU\tocaT\tocal\tofel\tohaT\toreU\toviU\toweT\tpaeU\tpelT\tpomU\tpucT\tpugU\traqT\treiU\trosT\trufT\tsabT\tsahU\tsauU\tsawT\tscaT\tschU\tsimU\tsiml\tsixU\tsklT\tsklU\tstoT\tstrU\tsulT\ttatT\tteol\tumaT\tunzU\turbT\turbU\twanl\txiaU\tyanU\tyapU\tyesT\tyesU\tyohT\tzI\tzerU\tzoel\tzurU
18\t9\tailU\tainl\tamal\tarrT\tbazT\tbeaU\tbeal\tberl\tburT\tcabT\tcefU\tchoT\tcocl\tdayT\tdayU\tedgT\temaU\teusU\tevaT\tfabT\tgauU\tgumT\tiglT\tjacU\tjavU\tjazl\tkonT\tlihU\tludU\tludl\tlujU\tmaT\tmbaT\tmbaU\tmbal\tmelT\tmiaT\tmilT\tnazT\tnazU\tnicl\tojel\toleT\tomal\toriT\tosvU\tottT\toyaU\tpaiT\tpaiU\tpeyT\tpilT\tpocl\tpraU\trocl\trosl\trovU\trufU\tshiT\tsonT\tstrl\ttevU\ttinU\ttisT\tubaU\tvagT\tvdal\tvilU\twaiT\twarT\twilT\twilU\tyamT\tyamU\tyohU\tyonl\tyuaU\tzelU\tzoeU
18\t10\tamaU\tampT\tbauU\tbegl\tbetl\tbriU\tcefT\tcloT\td'aT\td'aU\td'al\tdaiU\tedgU\temaT\tetcT\tfedU\tgiuU\thuaT\tiglU\tirmU\tisaU\tisal\tjacT\tjonl\tkapU\tliaU\tlihT\tmaxT\tmecT\tmill\tnelU\toshU\tpilU\tpitU\tpocT\tpomT\trivl\trocU\trolT\troll\ttitT\ttolU\tubaT\tyaml\tyanl\tyohl\tzubU\tzunU\tzunl
18\t11\tbauT\tbeaT\tcacl\telbU\tetcl\tfedT\tfreT\tisaT\tlauU\tmalT\tmaxU\tmilU\tnakU\tocaU\tojeU\tpaeT\tpail\tpitl\trolU\trosU\tthil\ttinl\tuliU\tyanT\tyapl
18\t12\tamaT\tbazU\tbegU\tgiuT\tnicT\tolml\tpucU\treil\tthiU\tvanU\tzabT
18\t13\tbegT\tcisU\tjonU\tojeT\tomaT\tsonU\ttitl\tyonU
18\t14\tluqU\tnicU\tomaU\tyasU
18\t15\tbril\tlidU\tponT
18\t16\trivU
19\t-8\ttT0o
19\t-7\tcT1o
19\t-6\tcU0o\ttU0o
19\t-4\tcT0o\toU0o
19\t-3\teU2-
19\t-1\tcT0-\toT0-
19\t1\taT3-\tgT1-\txT5-
19\t2\tcU1-\tgU1-\thT1-\thT5-\thU0-\thl0o
19\t3\taT5o\taU1-\tgT0o\tgT5o\thT2-\tuU2-
19\t4\taT1o\tbT2-\tbT3-\tbU2-\tbU3-\tgT1o\tgU5-\tgl3o\tgl5o\tlU1-
19\t5\tal3o\tbU5-\tfT2-\tfT5-\tfU1-\tgl2o\thT3o\tnl3o\ttT2-\ttU5o\tuT5o\tuU1-\txU2-
19\t6\tgT5-\tgU3-\tgl1o\tnT0o\tnT2-\tnT2o\tnl2o\ttU1-\txT5o
19\t7\taT2-\taU2-\tbT2o\tcT5-\tgT2-\tgT3-\tgT3o\tnT3o\tnT5-\tnl5o\ttT5-\ttU3-\ttU5-\txT3o\txl3o
19\t8\taT3o\taU3-\tbl5o\tnT5o\tul1o
19\t9\taU5-\thT3-\tnU3-\txT2-
19\t10\tcU5o\tgT2o\tnU5-\tuT2-\tuT5-
19\t11\tnT3-\txU1-\txU5-
19\t12\tcT5o\tuT2o\txT3-\txU3-
19\t13\tfT3-\ttT5o\tul2o\tul5o
19\t14\tcU5-\tuT3o\tul3o
19\t15\tuT3-\tuU5-
19\t16\tuU3-
20\t-6\tU si
20\t-5\tT. y\tU en
20\t-4\tI. go\tT un\tT, 9de
20\t-3\tT  9el\tT al\tT ón
20\t-2\tT c
20\t1\tl ez\tl no
20\t2\tT ce\tT, de\tU y\tl an\tl ey\tl án
20\t3\tT le\tT tó\tT, no\tT, te\tT, ¿ed\tU, na\tl ad\tl, an\tl: sí
20\t4\tI. y\tI., de\tT ga\tT ma\tT mó\tT, do\tT, ió\tT, mi\tT: te\tT: ue\tU me\tl iz\tl ri\tl, m
20\t5\tI. 9os\tI. ne\tT (el\tT (or\tT có\tT og\tT só\tT tá\tT yó\tT za\tT, co\tT, ma\tT: an\tT: me\tT: on\tU, no\tl (t\tl tó\tl uz\tl, d\tl, ga\tl|mi
20\t6\tI. en\tI. se\tT (h\tT (ía\tT - do\tT [ic\tT gó\tT ió\tT", no\tT, 9os\tT, at\tT, su\tT, ya\tT, ún\tU p\tU s\tl ay\tl eo\tl hi\tl, ba\tl, ni\tl. on
20\t7\tI. rá\tI. ta\tT ba\tT ne\tT ró\tT, 9a\tT, eg\tU ba\tl uk\tl zo
20\t8\tI. el\tT  9y\tT (do\tT (os\tT rá\tT sí\tT, oy\tU re\tl za
20\t9\tI. (do\tI. ió\tT, me\tT, ta\tT; a
20\t10\tT, da\tU c
21\t-7\tuT- 19
21\t-4\ttUL.|\ttUL|
21\t-3\tuI- ,9\tuIL:|\tul-, 9
21\t-2\tcT-. 9\toTL|\tuT- | \tuUL^
21\t-1\tcUL^
21\t2\taT-|\taU-|\tbT-. \tgT-, \tgU- \tgU-, \tgl- \thT- \thU- \thl- \tnT-, \tnUL|\tnlL|\tuT-, \txI-. \txI-., 
21\t3\tal-: \tbl-. \tgT-.|\tgl-, \tgl-|\thl-, \tlU-, \tnT-. \tnT-: \tnU-. \tnU-: \tuU-|\txI-/ 
21\t4\taT- "\taT-: \taU- "\talL|\tbU-. \tgT- "\tgU- "\tgU-: ¿\tgUL.|\tgUL|\tglL|\thT-, \thU-, \tll-, \tnTL.|\tnU-/ \tnl-. \ttT-: \tuT-|\txU-/ 
21\t5\taT-, \taU-, \tcT- "\tgT- (\tgTL.|\tgTL|\tgU- (\tgU-: \tgU-|\tgl-  9\tgl-; \tnT- - \tnl-: \tuU-" 
21\t6\taUL|\tbT-|\tbU-|\tblL|\tfTL.|\tgT-: \tgT-|\tgU-; \tgUL:|\tgl- (\tgl-: \tlT-: \tnT-  9\tnT-.|\tnU-" \tnU-.|\tnU-|\tuI-), \tuT-" \tuUL:|
21\t7\taT-  9\taTL|\tgT-  9\tgT-: ¿\tgTL:|\tgU-  9\tnT-" \tnU-  9\tnl-  9\tuI- - \txI-): 
21\t8\tgT-; \tlU-|\tnT-|\ttU- | \tuU-^\txI-.: 
22\t-7\ttT9
22\t-4\tcT12\toT12
22\t-3\tcT11\tcT13\tcT9\tcU15\toT9\ttU9\tuT13
22\t-1\tcU11\tcU12\tcU13\tcU9\toU12\txU2\txl3
22\t1\taT6\tgT4\tgl5\tnT8\tnU6\tnl5\tnl6\tnl8
22\t2\taT3\taT5\taU6\tal6\tgT5\tgT6\tgT8\tgU6\tgU7\tgl7\thU7\tlT4\tnT11\tnT5\tnU11\tnU5\ttT7\tuU4q\txU11\txU6
22\t3\taU5\tbT2\tbT3\tgl6\tgl8\tnl11\tnl12\ttU3
22\t4\tbU2\tgT11\tgT3\tgU8\tgl10\tnT4\tnU4\tnU9q\ttT3
22\t5\tbT8\teU6\tfl8\tgT4q\tgU10\tgU4q\thU9\txT5q
22\t6\tbU8\tbl4q\teT6\tfT8\tfU8\tuU9q
22\t7\taU4q\tbl8\tgT10
22\t8\tel6\thT8\thT9
23\t-11\tdoctor t\tgT, t
23\t-9\tde, b\tel t\tfiscal t\tfiscal. g\tfiscal. u\tjuez. g\tjueza n\tmas n
23\t-8\tcaso b\ten, l\tfdo g\tjudicial. g\tlo! u\tno t\tpresidente. g\tsegun n\ty "u
23\t-7\tante.u\tante: l\tbanda. g\tcasa n\tderecho (+x\tdni. n\tdoctora n\tdoctrina x\tdra e\tdres n\ten g\ten n\ten, g\texplican n\tfdo x\tfiscal b\tley x\tno a\tresuelvo. u\tsegun x\tuT.u
23\t-6\tabandono. u\tcacique". u\tde,49u\tdoy. u\ten l\ten. x\tfdo. a\tfdo. n\tfiscal x\tgT.u\thospital u\tjubilacion + u\tjueza a\tjuzgado t\tlU, x\tlas. u\treaccion u\ttrabajo: u\tvecino. u\ty. l
23\t-5\taT, x\tasimismo u\tbanco b\tdel.x\tdoctora x\ten., u\tfallos, g\tfdo. g\tiii c\tjuez u\tjueza. g\tla, 9u\txT.u
23\t-4\tal. c\tanos, u\tart u\tconsorcio u\tdoctora c\tdr: u\ten x\tfallos n\tgT, x\tjueza c\tla, c\tnT.u\tobjecion u\toficial. u\tperdon u\tprovincia b\tsenora, u\ttest x\tuI.|x
23\t-3\tc u\tcomunidad u\tcortado a\tcuenta x\tdesde u\tdia, u\tfdo. u\tgeneral u\tnT. c\tpor, u\tservicio c\tuT, x\tun x\tuna b\txU.u
23\t-2\ta o\tcorto a\tdoctora u\tperro u\tsin u\tuna l
23\t-1\t^c\ten u
23\t1\tgT n\tmi g\tmi u
23\t2\tconoce u\tde, g\tdel g\tel g\tgU n\tla n\tla, g\tla|n\tnU a\tsr g\tsu, g\tuI x\tuT: g\tuU l\tusted|u\txU g
23\t3\t^g\tde: g\tdel n\tdice g\tel n\tel. b\tgU|n\tla. g\tlas|u\tla|a\tlo x\tmi. u\tnU n\tprovincial|n\tsr u\tsu x\tsu, u\ttT n\ttestigo: g\ttio u\tuT l\tuU g\tuU: g\tuU: n\txI, u\txI. x\txU a\txU n\ty a\ty g\ty t
23\t4\ta g\tcon g\tconyuge g\tde h\tde n\tde, a\tde. g\tdel x\tdel. n\tdel. x\tel a\tel. a\tel|u\tfederal u\tferia. u\tgT. n\tgT|n\tgU t\timputado: u\tle n\tletrado u\tmarido g\tmi, a\tmi, g\tnT: g\tnina.u\to|n\tpadre g\tpareja n\tpareja u\tse g\tsenora g\ttT x\ttelefono n\tuI a\tuI n\tuI, g\tuU a\tuU n\tuU. n\tuU|n\txT. x
23\t5\ta, g\ta, u\ta. g\taT g\taT n\tactor l\tal. g\tal. u\tanos g\tante: u\tapellido n\tautos "u\tcargo n\tcuenta n\tde. a\tdel. a\tdichos u\tdijo x\tdona u\tdos, g\tel. g\ten. g\tes|u\tfavor g\tfirmado g\tfirman. x\tgU g\thablar g\thija g\thija n\thijo l\tlT n\tlas n\tlic u\tllama n\tllama u\tllamo u\tllamo x\tlos b\tlos l\tmadre u\tmatrimonio u\tme a\tmenor.x\tmenos n\tmetros x\tmi x\tnT l\tnU g\tnU. n\tnino u\tno. n\tnombre b\toU n\toU. g\tpadre x\tpara n\tpilar b\tpor g\tpor.x\tprof n\tremitente u\trepresentacion u\trequirente g\trosa n\tsea n\tsenor x\tsenora u\tsoy x\tsr n\tsu g\tsu, l\tsuegra u\ttercero x\ttestigo g\ttestigos u\ttres x\tuI, c\tuI. n\tuT. n\tun a\tvecino u\txI. n\txI., u\txI; u\txT. n\txU b\txU. x\ty h\ty.x\ty: x
23\t6\ta a\ta e\ta n\ta. a\taT b\taU, a\tabuela g\tabuela n\tabuela x\taclaracion, g\tacompanante u\tactora. g\tal g\tante, g\tautos u\tautos.x\tbU x\tcapataz u\tcardiologo. u\tcc x\tcon. g\tconformidad u\tcontra n\tconvoca. g\tdeclaro u\tdel. b\tdemandada. u\tdesiste u\tdevolver u\tdni  9x\tdni g\tdni n\tdni: u\tdueno x\teU n\tel. f\tel. h\ten "u\tencargado g\tencargado n\tencargado u\tentrevistar u\tenvio "u\tes g\tescribana x\tesposa x\tex u\texcusion: u\tfU b\tfU n\tfamilia n\tfigura x\tfirma n\tfirma. x\tfirman, n\tfiscal, "u\tgT  9u\tgT c\tgT e\tgT g\tgT, g\tgT. g\tgT|b\tgracias a\tgrupo n\thermana u\timpugnacion x\tingeniero u\tkm:|u\tlT a\tla, a\tlanus u\tlct.u\tley: u\tlic x\tllama b\tllamo n\tlo f\tlos g\tlos x\tlo|u\tmi t\tmi, l\tmujer n\tnT. n\tnU l\tnombre "x\tnombre u\tnombre: u\tnota g\tnotificado n\toT. u\tpapeles u\tpaso n\tpaterna u\tprimera u\tpuntos u\tque n\treconsideracion. x\trespecto b\tresponde.u\trrhh l\tsale u\tse "x\tsenora t\tseptiembre "u\tsi n\tsr l\tsr x\tsu f\ttU g\ttU x\ttecnico n\ttestigo, g\ttestigo: u\ttestigo: x\ttestimonial u\ttestimonial x\ttu u\tuI/ x\tuT: l\tuU e\tuna. u\txI. l\txI.x\txU l\tyo g
23\t7\taU b\taU g\taU, g\tabuela u\tacta g\tactor g\tagente n\tapoderado. g\tatiende. u\tautos., u\tbuen u\tc, u\tcarlos u\tcompanera l\tcomparecen n\tcon n\tconfesional l\tcontador: u\tconvivencia u\tconyuge u\tcra n\tcruz u\tda. u\tde. b\tdefensa. g\tdel, g\tdel, x\tdel. l\tdesde 49u\tdijo b\tdni  9u\tdon l\tdon n\tdona n\tel-"9u\tella g\tella u\ten  9x\ten. a\ten. t\tentre x\tesc u\tesposa u\tfdo - u\tfigura. x\tfirman, u\tfiscal, ¿n\tgT|l\tguardia. u\thablo "x\thermano n\thermano x\thija t\thijo b\thola u\thonorarios x\tjueza x\tjunio  9t\tjusticia u\tla, l\tla.|x\tlas a\tlesiones: u\tletrada. g\tley n\tlic b\tlo. l\tlos|u\tmadre x\tmama): u\tmaneja x\tmaria n\tme n\tmi n\tmi, u\tmisma b\tmonto|u\tmoto u\tmujer u\tnT b\tnT. a\tnU, a\tno x\tnombre n\tnotificacion.: u\totra, u\tpaciente, c\tpadre l\tpadre u\tpapa a\tpapa u\tparte. g\tparticular. g\tperita. g\tpregunto u\tpresentes u\tquerella u\treviso x\trosa u\tsaber n\tse n\tse; u\tsenor.u\tsenora x\tser n\tser u\tsera. x\tseria x\tsoy n\tsra n\tsres u\tsu a\tsu u\tsu, t\tsueldo l\ttercero n\ttestigo a\ttestigo n\ttestigo, u\ttiene, u\ttodo x\tuI, u\tuT a\tuT, g\tuU|l\tvecina x\tvez u\tvictima g\tvictima n\txI x\txI, g\txU. g\ty.u
23\t8\t n\taT a\taU a\tabril/ u\tagenda u\tanos x\tautos, u\tbuenos. g\tcasa a\tcon.u\tdefensa: ¿g\tdemandada. g\tdon "u\tdon u\tel l\testa. u\texpediente, u\tfirma. u\tfranco a\tgU a\tgerente u\tgerente x\thija u\tii. u\tinterprete, u\tjusticia x\tla, x\tlic n\tllaman u\tlos, x\tlos. a\tmadre n\tmarido x\tmatias: u\tmediadora. u\tmi. g\tnada u\tnombre x\tnumero 09a\tp. u\tpresta.|u\tque.u\tque|u\tsalud - x\tsenora b\tsr b\tsucesion u\ttitular n\tun "c\tuna, u\txI n\txT. g\txU t
23\t9\ta "x\tante, u\tcon. l\tconforme u\tde "x\tdel. t\tdice. u\tdon b\tdos, u\te a\tes n\tes x\tescolar: u\tescribano u\tfirma) u\tfirma. g\tgT a\tla. l\tla. t\tla|l\tlegalidad.u\tlos, g\tmama): g\tnotifica u\tsan. u\tsenora n\tsu. x\ttestigos b\tvecino c\tviolencia, x
23\t10\ta.x\tcon|u\tde.x\tdel, l\tfirman, x\tfirmante x\tlos n\tlote x\to l\to.x\tprestamo: u\tprogenitor u\tpsicologa u\ttT t\tuI / x\tyo n
23\t11\tel, x\tmi a\tperro x\tsoy u
23\t12\te.u\txI l
23\t13\taT t
23\t14\tuI, x
24\t1\tgTb
24\t3\tglb
24\t5\talb\tuTb\tuUb
24\t8\taTb
24\t9\taUb
24\t11\tulb
25\t-8\tbTnnT w. \tgTndoctor tT \tuIUxI.w.|\tuIngT uI.\tuTnuT lo \txIna uI.
25\t-7\tnTny w, \tuInuI.w.; 
25\t-6\tlTnde y \tnTncon y \tuUUel se. \tuUUla gU \tullla y \tulnla y \txTndr. nT \txUUy w, 
25\t-5\tbTnde a, \tcUUfirman uU \tnUnsoga.|w: \tuTnbarrial me \tuTnde  9w \tuUUel xU \tulnel de \tulnel es \txInnU, uI.\txTnuT, y 
25\t-4\tcUUuU, w, \tcUUy en \tcUnde w \tllndomicilio en \tuInuI.uI. \tuTnnU: w \tuUUtestigo al \tullel es \tulna de \tulnde de \tulnde y \tulnel y \tulnfue w \tulnla de \tulnla w \tulnpor w \tulnque a \tulnque en \tulntestigo al \tulny de \tulny w \txInxI.w. 9\txlnde w \txlnla y 
25\t-3\tblnla w \tcUUcon de \tcUUde y \ttUUde de \tuTnbien. a \tuUUla y \tuUUlos de \tuUUuU el \tullel de \tullla w. \tulncon de \tulncon w \tulndieron y \tulnel w, \tulnla w, \tulnla w. \tulnlas w \tulnque el \tulnque la \tulnque w \tulnse el \tulnse w \txUUpartes a \txlnpartes a 
25\t-2\tcUUla w, \tcUUuU el \tcUUuU en \tuUUel de \tuUUla de \tulndeja de \tulnme w \tulnno w \tulnse en \tulnun w \tulnuna w 
25\t-1\tcUUla de \tulnde w 
25\t1\tuUUa w 
25\t2\tglla w \tgllque w \tnTngT w \tuUUa nU \txUUuU w, 
25\t3\tgTngT nT \tgUUde uU \tgUUuU nU \tnTngT w (\tnTngT w|\tnTnque w \tnTnsenor w \tnUUapellido w \tnllde w, \tnlllos w \tuTna lo \tuTndr. uT \tuTngT y \tuTnhT me \tuTnsenor w \tuTnuT uT \tuTnuT w (\tuUUa w. \tuUUgU de \tuUUgU y \tuUUuU uI \tuUUxU w, \tuUUxU, uU \txUUxU w, 
25\t4\tcTngT w, \tgTna uT \tgTnde gT \tgTnde xT \tgTngT w, \tgTnlic. nT \tgTnsra. nT \tnTnde w, \tnTngT nT \tnTnsenor lo, \tnUUescucho.|yo: \tnUUgU nU \tnUUlos w \tnUUuU nU \tnllde w \tnlltestigo w: \ttTnuT w: \tuInxI. w., \tuTnde no \tuTngT w. \tuUUde nU \tuUUde uU \tuUUeso|w: \tuUUgU xU \tuUUhermano, uU \tuUUlic. uU \tuUUnU w, \tuUUuU nU \tuUUuU uU \tuUUuU: w, \tulltestigo w \txIna.uI.\txTngT uT \txTngT w \txTnque w \txTnuT uT \txTnuT w, \txUUdefensa w: \txUUuU de \txUUuU nU 
25\t5\taTngT w, \talla w \tbTngT w, \tcTnuT w, \tgTnes nT \tgTnsoy nT \tgTny gT \tgTny uT \tnTnde no \tnTnde y \tnTngT la. \tnTngT w: \tnUUgU w|\tnUUuU w. \tnUnescucho.|yo: \tnllde no \tnllque w \ttTngT de \tuTna w. \tuTnes uT \tuUUa le \tuUUcon uU \tuUUgU w: \tuUUgU w|\tuUUinvento w.|\tuUUque uU \tuUUsame|uU: \tuUUsenor lo, \tuUUuU lo \tuUUuU uU, \tuUUuU w|\tuUUuU y \tuUUuU, nU \tuUUuU, xU \tuUUuU|xU \tuUUxU w|\tullbrian w \tullcon w \txTna uT \txTnaT w, \txUUgU uU \txUUuU uU 
25\t6\taTncon nT \taTngT w \tbTnde w. \tbTnla w \tcUUdr. uU \tgTncon nT \tgTngT xT \tgTnhermana nT \tgTnuT, nT \tgllla w \tlUUque uU \tnTnaT bT \tnTnaT de \tnTnde w \tnTngT aT \ttTngT y \ttTngT y, \tuIUde xI.\tuIUuI. w., \tuIUuI.xI.\tuIUxI. uI. \tuIUxI.de.|\tuIne.uI.\tuInuI. w., \tuInxI.a.\tuTnbT w, \tuTndra. aT \tuTnel w|\tuTnla w, \tuTnque w \tuTntT uT.|\tuTnuT uT, \tuTnuT. nT \tuUUaU de \tuUUdr. uU \tuUUlU uU \tuUUque se \tuUUtestigo la: \tuUUuU lU \tuUUuU me, \tuUUuU se \tuUUuU uU.|\tuUUuU xI (\tuUUuU xU \tuUUuU. uU \tuUUuU: gU \tuUUuU|si: \tuUUy w, \tuUUy xU \tulla y \tullllama w \txIUque uI.\txIUuI.w. \txInuI.w.|\txInxI.e.\txTnnT w, \txUUdr. xU \txUUuU uU, \txUnuT de 
25\t7\tblldel w, \tgTny bT \tlTnde uT \tnTntT w, \tnTny lo \tnUUde no \ttTnuT y \tuIUuU xU. \tuIna. w., \tuInuI. uT. \tuInuI.uI., \tuInxI. y. \tuIny uI. \tuTncon y \tuTnnT w.|\tuTnque y \tuTnuT. uT \tuTny lo \tuTny xT \tuUUa gU, \tuUUa y \tuUUcomparece uU \tuUUcon w, \tuUUde el, \tuUUescucho.|yo: \tuUUfamilia uU \tuUUfiscal: ¿uU \tuUUgU uU, \tuUUllama uU \tuUUque le \tuUUque xU \tuUUsenor se \tuUUuU de, \tuUUuU xI, \tuUUuU y, \tuUUuU. xU \tuUUxU w: \tuUna w \tuUny gU \tullla a, \txInxI.a.\txInxI.xI.\txIny xI.\txUUque uU \txUnde w, 
25\t8\tbTnla nT \tnTnnT se \tnTnxT bT \tuIna.uI.\tuInde xI.\tuInuI. uI. \tuInxI. uI. \tuTna w \tuTnaT de \tuTndijo en \tuTnuT en \tuTnuT uT. \tuUUde no \tuUUde xU \tuUUque nU \tuUUsenor w|\tuUUtestigo w: \tuUUuU me \tuUUuU uU - \tuUUuU. es \tuUnxU w, \txInque uI.\txInuI.w. \txUUque w \txllque w 
25\t9\taTnaT w \tlTnuT w \tuIUuI. uI. \tuTna y \tuTnuT w|\tuUUa la \tuUUes uU \tuUUsoy uU \tuUUy lo \tuUnnU y \tulla lo \txInxI.uI.\txIny uI.
25\t10\tuInxI.xI.\tuUUa lo \tuUUa uU \tuUUcon xU \tuUUde gU \tuUUtestigo uU \txInuI.uI.
25\t11\tuInuI.xI.\txInuI.xI.
25\t13\tuUUdijo en `;
