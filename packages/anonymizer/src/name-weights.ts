// Written by `fit-names` from the development papers of `bench/anonymizer`, SHA-256 074ce4319b2c15c199bf41ec64ecdab29ecafa0458c1fb761eeaf214f5bb6229.
export const NAME_WEIGHTS = `bias\t-8
0\t-8\toUn
0\t-6\tbln\tuln\txln
0\t5\tgTl\tgln
0\t7\tgUn
0\t8\txTl
0\t9\thUn\thln
1\t-12\tuIn  9
1\t-11\tuIn$
1\t-10\tcUn  9\tuUn (
1\t-8\tcUn.|\tuln (\txIn °9\txUn (
1\t-7\tcUn|\ttUU - \tuIn. 9\tuUn^
1\t-6\ttUn|
1\t-5\tcTn | \tuln  9\tuln [\tuln) \tuln. 9\txln  9\txln, 
1\t-4\tcTn. 9\tlUU - \tuIn:|\tuln - \tuln, \tuln; 
1\t-3\tbln \toUU.|\ttUn.|
1\t-2\tcTn: ¿
1\t2\taTn, \taln: \tnUn 
1\t3\taTn|\tgTn: "\tgll: \thTn, \tnTn. \tnUn. \tnUn|
1\t4\taTn: \taUU: \tgTn (\tgTn: \tgTn: ¿\tgUU: \tgUU:|\tgln, \tlTn: \tnUn "\tnll. \ttTn: 
1\t5\taUn, \tgTn  9\tgTn.|\tgTn|\tgll; \tnTn: \tnUU|\tuUn/ 
1\t6\tfTn.|\tgTn", \tgTn; \tgUU  9\tgUU; \tgUU|\tgll  9\tgln: \thTn \tnTn  9\tuTl|\tuTn:|
1\t7\taTn  9\taUU|\tbUn: \tbll. \tgTn) \tgTn), \tgUU.|\tgll (\tnTn". \tnll  9\tnll|\tuUU,|\txUn "
1\t8\taUn \tall "\taln. \tbUn|\teUn \tgTn:|\tgTn; 9\tgll|\tlUn, \tuTU, \tuTn,|
1\t9\tgTn,|\tgll.|\tuUn:|
1\t10\taTn (\taTn:|\tall, \teTn. \tnTn" \tnTn.19\tnTn.|\tnTn|\ttUn \tuIn; 
1\t11\tall|\tuTn ("
1\t12\thTn|
2\t-17\txUn;
2\t-15\tuIn) \txIn 
2\t-14\tcUn  9\tuIn/ 
2\t-13\tuIU/\tuIn°39\tuUn  9\txIn, \txTn.: 
2\t-12\tuIn°"9\tuIn°,9\tuIn°09\tuIn°59\tuUn- 9\txIn  9
2\t-11\taln.|\tuIn, \tuIn|\tuIn° \tuIn° 9\tuIn°19\tuTn "9\tuTn.: \txIU/ \txUn  9
2\t-10\ttUn. \tuIU \tuIU) \tuIn  9\tuIn.19\tuIn°49\tuIn°89\tuTn (+\tuUn: 9\txIU 
2\t-9\tlln. 9\tuIn°79\tuTn ,9\tuln" \txIU  9\txIU) \txIU/
2\t-8\tcUn. \tgTn" (\tlln. \tuIU, \tuIn°29\txln; 
2\t-7\tcTn 09\tuIU/ \tuIn.09\tuIn.79\tuIn.99\tuln. 9\tuln: "\txln. 
2\t-6\tuUn 19\tuln  9\tuln "\tuln (\tuln | \tuln: \txln.|
2\t-5\taln. \tbln.|\teUn: \tlln.|\toTn  9\toTn|\tuIU|\tuIU° 9\tuln). \tuln.|\tuln:|\tuln; 
2\t-4\tcUU:|\tcUn.|\tuln 09\tuln, \tuln, 9\tuln. ¿\tuln; 9
2\t-3\tuln". \tuln$\txln. 9
2\t-2\tbln \tbln, \toUn. \tuln 
2\t2\tgTl: \tgUn \tgUn: \thll, 
2\t3\taTn (\taTn: \tgUU: \tgll, \tgln|
2\t4\tgTn, \thTn. \tnTn|\tnUn|\tuTn? 
2\t5\tall, \tbTn.- \tgTn. \tgTn: \tgUU. \tgll. \tgll|\tnTn: \tnUn (\tnll (\tuIn.|
2\t6\tbTn - \tbTn <\tbll  9\tgTn  9\tgTn 49\tgTn) \tgTn.|\tgUU". \thUn \tnTn 49\tnTn; 9\tnUn \tnll <\txTn|
2\t7\taUn, \tall|\tbUU (\tbUU$\tgTn 89\tgTn". \tgTn;\tgTn; \tgTn|\tgUn|\tgll: \thTn|\tnUn.|\tnll$\tuTn 49
2\t8\tbTn: \teUn, \tgTn 09\tgUU|\tgll ❤ \tnTn <\tuIn. |\tuTn / \txIn., 
2\t9\taTn | \taTn", \tbTn  9\tgTn "\tgTn 79\tnTn / \tnTn) \tnTn). \tnUn, \tuTn 69\tuTn °9\tuUU / \txTn <
2\t10\tgTn 19\ttTn (\tuIn.; \txTn): 
2\t11\tuTn 79\tuUU ❤ \txIU.; 
2\t12\tall: \tbTn (\tgTn | 
2\t13\tnTn | 
2\t14\tbUn, \ttUn, 
2\t15\tlUn, \txIn.; 
3\t-11\tblpT \tnTul "
3\t-10\talpT \tuTsU. 
3\t-9\tuTol. \txIuT (\txIuT|\txIul.|
3\t-8\tllol \tllul  9
3\t-7\tblaT \tuTsT | \tulll, 
3\t-6\tllsT \tulsI. 
3\t-5\tcTcU|\tnTpl "\tuIsl:|\tuTeU: 
3\t-4\tcTxl.|\tuloT 
3\t-3\tcTol. \tnUuU "\tulcT \tulgT 
3\t-2\tcTgT. \tcTnT.|\tcTnU: \toUpU \tulgT, \tulnT 
3\t-1\tcTsT  9\tcTxT. \tcUul.|\tulnT, \tulpT \tuluT, 
3\t1\tgUsl \tgUuU: \tglsl, \tglul|\tnTul. \tnUcl|
3\t2\taTgT \taTul|\tblul. \tglul \thTgT \tlUsU, \tnTsT: \tnUgT \tnlcl|
3\t3\taTsl, \taUgU \taUsU, \tgTcT \tgTgT. \tgTnT. \tgTuT: \tgTul.|\tgUuU \tglgl \tglul: \thTcl \thlul \tnTsI. \tnUaU \tnUhU \tnUuI. \tnUxU \tuTnT \tuTuI. \tuTxI. \tuUlU \txTcl \txUuI. 
3\t4\taUnU, \tbUnU \tcTgT \tcTuT \tgTbl \tgTnT \tgTuT. \tgTxU, \tgUgU \tglcl \tglxl, \tlTuT \tlUuU \tnTcl \tnTuI. \tnTxI. \tnUxI. \tnlul. \tnlxl. \ttTuT \tuTaT \tuTcl \tuThT \tuTuU, \tuTul: \txIxI. \txUaU \txUlU \txUxI. 
3\t5\taTaT \taUbU \taUuU, \tbTaT \tbUaU \tbUfU \tblxl. \tgTcT: \tgTsl, \tgTuU, \tgTul \tgTul: \tgTxT \tgTxl. \tglal, \tglbl \tglgl, \tglul  9\thTpl \thTul. \tlTaT \tlTgT \tlUaU \tllal \tnlgl \ttUgU \tuTsl, \tuTul \txIsI.\txIsT. 
3\t6\taTuI. \taTuT, \taTul. \taTxI. \taUaU \talsl, \tbUbU \tgTbT \tgTcl \tgTcl, \tgTgT, \tgTnU, \tgTol \tgTsU|\tgUbU \tgUnU \tgUsT. \tgUsU, \tgUuU. \tgUxU \tlTuI. \tlUfU \tnThT \tnTul, \tnUeU \tnUoU \tnlul \ttTaT \tuTcT: \tuTlU, \tulgl \txIgU \txIsI. \txTuI. \txTxI. \txUsI. 
3\t7\taTul, \taUnU \tbTcl \tbThT \tbUpl \tbUxI. \tblnl \tblxl \telul \tgTaT, \tgTsT, \tgTul, \tgTul. \tgUsI \tlUbU \ttUcU \tuIaT \tuTll|\tuTnU, \tuTnl|\txIoU \txTaT 
3\t8\taTcl, \talal \tbTuI. \tbTxI. \tblfl \tcTsI \tcTul \tflgl \tgTcl. \tgUcU. \tglgl. \tglnl \tglnl. \tglxl \tlTcl \tlUxI. \tllxl. \tnTcT. \tnlol \ttTcl, \ttUlU \ttUuU \ttUxI. \tuIsl, \tuTul) \tuTul, \txIaU \txIgT \txIuT \txlal 
3\t9\tbTul. \tcTsl, \tgUcU \tglhl \tlTcl. \tlTxI. \tlUuI. \tllgl \tnTcl. \ttUsl \tuInT \tuIpl|\tuTeT \tulhl \txTcl: \txlel \txlgl \txlnl 
3\t10\taUsI \tcTaT \tcTcl: \tlTul \tlTul, \ttUxU \tuIsl: \tuTol \tuTul; \txTsI. \txlbl \txlul. 
3\t11\taTul \talnl \tbTsI. \tglcl. \tglul. \tllcl. \tnTpT \tnlhl \tnlul, \ttUaU \ttUcU, \tuTsl; 
3\t12\talgl \talul. \tblal \tblgl \txIaT \txIoT 
3\t13\tblll \tlUcU. 
3\t14\tlTsl, 
3\t15\tuIcl: 
3\t16\tcTcl, \txIsI., 
4\t-14\tuTol 
4\t-12\tcUcT|
4\t-11\tulsU. 
4\t-10\tcTsT  9\tcUsT - \tnlsT. \tuTul  9\tuUpT|\tulal: 
4\t-9\tuUsT. \txIsU/ 
4\t-8\tuTsT .9
4\t-7\tcUpl \tcUsT.|\tcUsT|\toUsT|\tulcT. 
4\t-6\taTpl, 9\talsU.|\tcTol \tcTsU: \tcUsl: \tuUpl \tulcl  9\tulpT. \tulsU|
4\t-5\tcUul: \tulol \tulsI. 
4\t-4\tulaT. \tulgT. \txIcU) 
4\t-3\tcUsI. \tulnT. \tulnU|\tulsT. \tuluT. \tuluU|\tulxT. \txIsI 
4\t-2\tcTgT: \tuIcU) \tuIsT|\tulaT \tulgT \tulhT. \tulnT \tuluI. \tuluT \txIsU) 
4\t-1\tuIcU/ \tuIsT° 9\tuIsU/ \tulsT.|\tulsU.|
4\t1\tgTsl \tnTxI, \tuTnT 
4\t2\taTgT \tgTcl, \tgTul, \tlTuT \tnUuT: \tnUxI, \tuTaT 
4\t3\taTbT \taTtT \taTxI \taUnU \tbTcl, \tgTaT \tgUaU \tglal \thlsl \tnUgT, \tnUsU \tnUuU. \tuTbT \tuTxI, \tuUuI (
4\t4\taTaT \taUaU \taUbU \tbTgT, \tbTul \tgTcl \tgUsI \tglsl \tglul, \tglul. \thTcl \tnTnT. \tnTsT.|\tnUhU, \tnlul: \tuIuU. \tuTuI, \tuTuU|\tuTxI \txUgU \txUxI, 
4\t5\taTcT.|\taTuT, \taUxI \tgTsI \tgTxI \tgUcU, \tgUxI \thTnT \thTsl \thlgl \tlTsU, \tnTaT|\tnTgT. \tnTsU (\tnTxI (\tnTxU|\tnUgU \tnlcl, \tnlgT|\tnlnl, \ttTcl \ttTgT \tuIaU. \tuIpU., \tuTuT; \tuUgT, \txTxI, 
4\t6\taTgT, \talcl|\tbUaU \tcTxI, \tgThT \tgTnU \tgTxU \tglhl \thTbT \tlTgT \tllnl \tnTgT \tnTnT, \tnTsI, \tnTuT. \tnUcU, \tnlhl, \ttTxI, \tuIsI. \tuIsI., \tuIuT. \tuTaT, \tuTxI (\tuUuT, \txIsI. \txIsl., \txIuT. \txThT \txTsU, 
4\t7\taTpT \talbl \talnl \tfTgT \tgTpT \tgTsU, \tllgl, \tnTul (\tnUcU|\tnlgl. \tnlnl. \tnlul; \tuIbU. \tuInU. \tuIuT.|\tuTnU \tuTpT \tuTpT.|\tuTsU, \tuTsl"; \tulnl \txIbU. \txIsI., \txTpT. \txUxU|
4\t8\talal \tbTgT \tblgl, \tnlxl|\ttTsl" \ttUaU, \ttUgU \tuIxI. \tuIxU. \tuTol, \tuTul|\txInU. \txIxI. \txIxU. 
4\t9\talgl, \talxl \tblxl \tflnl \tlTpT \tnTsI. \ttTgT, \ttTtT \tuIaT. \tuIbT. \tuIlT. \tuIlU. \tuIpl., \tuToT.|\tuTsU", \txIaT. \txIpl. \txTgT \txlgl, \txlnl 
4\t10\talgl \tbUsI; \tflgl \tnTcl (\tnTsU, \tuIcl., \tuTeT \tuTul): \txlgl 
4\t11\tlTsl (\toTxI \tuIxT. \txIbT. 
4\t12\tnlgl \tuTcl) \tuTul (\txInT. \txIxT. 
4\t13\tuIcl. \tuInT. \txTsl (
4\t14\tuTul - \txIsl. 
5\t-11\tuUpUsT |\txIuUuI .
5\t-10\talsTsl  \tbTnTul , \tcTslpl| \tuInUuI, .\tuIxIpl.. \tuIxIuI.. \tuTuUsl.  \tuUsUsT |
5\t-9\tuIgTuI .\tuIxIuI.|.\txIxIuI.. 
5\t-8\talplpl  \ttTslpl  \ttUpUcU  \tuIxI--.$\tuTulpl.  \txIxIxI..|
5\t-7\tbUuUsU : \tblaTsl : \tcTplcT  \toUuUsU  \tuIuIuI.. \tuIuTuI .\tuIuUsI .\tuIuUuI .\tuIuUuI|.\tuTsUsl| \tuTulsl| \tuUsUxU , \tulbTsl  
5\t-6\tcUcUcU . \tcUpUuT |\tnUclsT.|: ¿\tuIuTsI .\tuUuUpU,  \tulolsl  \tulplsT |\tulsIsl.  \tuluTul  \txInTuI, .\txInTxI, .
5\t-5\talslsT . \tblplpl  \tcUcUpU,  \tcUsUcU,  \tcUsUsU. . \tulaTsl  \tulclsT |\tulsTul  \tulslol , \tuluTpl  \txInUuI, .\txIuTuI, .
5\t-4\taUpUpU  \tbUpUpU  \tblplsT . \tcTulsl| \tcUcUsI,  \tcUcUsU .|\tcUuUuU:  \tuTsTpl  \tuTsUsl.  \tulclpl  \tulclsT . \tulplgT |\tulplsl  9 \tulslnU |\tululsT . \txIxUuI, .
5\t-3\tcUcUcU  \tcUsU-- $\tcUsUpU,  \tcUsUsT |\tcUxUsI  \tuluTsl  
5\t-2\tcUcUsI  \tcUcUsU . \tcUnUsU  \tcUsIpU  \tcUsUcU , \tcUsUgU , \tcUsUsI , \tcUsUsU . \tcUsUxU  \tulslsT . \tululpl,  
5\t-1\tcUcUsU  \tcUpUpU  \tcUpUuU  \tcUsUgU  \tcUsUuU , \tcUsUuU . \tuU--sU^ \tulplpl  \tulplsT . \tulsTpl  
5\t1\tcTslsl  \tgTslsl  \tgTslsl , \tgTslul  \tgUpUsU  \tgUpUuU  \tglplsl  \tglslgT |\tnTgTpl  \tnUsUcU  \tnUslsT|: \tnlulsl  \tuTclsl  \tuTgTsl  \tuTslsl  
5\t2\tbTgTsl , \tbTslsl  \tcTgTsl : \tgTclnT  \tgUgUnU  \tglclul  \tglglnl  \tglplnl  \tglslul  \tglslul,  \tnTgTsl  \tnTgTsl , \tnTuTsU , \tnTuTsl  \tnUgUsU  \tnUsIsU  \tuTslul  \tuTuTnT  \tuTuTsl , \tuUuUuU  \txlglxl  
5\t3\taTgTsl , \taTslgT  \taTslsl  \tblglsl  \tgTcluT,  \tgTplgT  \tgTplnT  \tgTplsl  \tgTslbT  \tgTslbT,  \tgTslgT,  \tgTslnT,  \tgTslpT . \tgTsluT  \tgTsluT,  \tgUgUuU  \tgUsUnU,  \tgUuUnU  \tglulnl,  \tglulul  \tnTulsl.  \tnlglpl  \tnlglsl . \tnlslsl  \tnlulsl . \ttUsUsT : \tuTclnT  \tuTclsl , \tuTclsl|: \tuTplnT  \tuTslnT| \tuTuTsU , \tuUpUuU  9 \tuUuUpU , \tuUuUuU , \tulglul  \txTgTsl , \txTslsU .|
5\t4\tblglsl , \tcTaTuT  \tcTuTsl , \tgTclnT,  \tgTgTnT  \tgTgTuT  \tgTslpl  \tgTslxT  \tgTulnT.  \tglglxl  \tglulnl  \tnTaTsl : \tnTgTsT . \tnTnTsl.  \tnTplpl  \tnlglsl  \tnlulul  \ttTclsl.  \tuIsluI .\tuTcluT,  \tuTgTsl , \tuTgTul , \tuTsIsl  \tuTslsl|: \tuTsluT  \tuTsluT.  \tuTuTlT  \tuTulnT.  \tuUcUuU| \tuUsIuU  \tuUuUnU  \tuUuUnU.  \tuUuUsU : \tuUuUsU |\tuUuUxI  (\txIsIuI..\txIuIsI. . \txTuTsl , \txTuTul , \txUuUsI  \txUuUuU  \txlglul  
5\t5\talslal  \tblglsl . \tgTclbT  \tgTcluT  \tgTgTaT  \tgTgTbT  \tgTsTxT  \tgTslcl.  \tgTslsl.  \tgTulnT  \tgTuluT,  \tgUcUuU.  \tgUsUgU,  \tlUuUcU , \tnTclsl , \tnTnTsU , \tnTuTsT .|\tnUgUsU . \ttTslsl  \tuIsluT . \tuIuI--.$\tuTclsT . \tuTsluT| \tuTuTuT . \tuTulul|: \tuUcUcU.  \tuUcUsU|: \tuUgUuU , \tuUlUuU  \tuUnUsU , \tuUsUuU,  \tuUuUlU  \tuUuUuU : \tuUuUxU  \tulclbl  \tulslnl,  \tululnl  \txIuIsl.. \txIxIuI. . \txTslpl  \txTulcl.  \txUcUuU  \txUgUuU  \txUsUsU.  \txUsUxU  \txUuUsU , \txUuUsU.  \txUuUsU|: \txUxUsU , 
5\t6\tbTuTsl  \tbUgUsU  \tblnlsl  \tfTslnT  \tgTsTgT:  \tgTsTuT:| \tgTuTnT,  \tgUsUnU  \tgUsUsU , \tgUuUuU,  \tnTuTsl , \tnUcUsI  \tnUgUpU  \tnUuUcU  \tnlulul . \tuIsIsl. . \tuIsIxI ., \tuTaTpl  \tuTcTuT:  \tuTclnT,  \tuTgTgT , \tuTgTpl  \tuTsTnT  \tuTsTul.  \tuTslsT . \tuTslsl , \tuTslxT  \tuTuTgT , \tuTulnT.| \tuTulsl|: \tuTuluT  \tuTxTsT . \tuUcUnU| \tuUcUuU.| \tuUsUnU| \tuUsUuU| \tuUuIuU/ , \tuUuUcU , \tulclcl.  \tulsl--. $\txTulsl.  \txUxUpU  
5\t7\tbUgUsU , \tcTslcT  \tcTslnT  \tcTuTsU .|\tcUuUlU  \tgTclnT.  \tgTslgT  \tgUsUxU  \tglnlnl,  \tlUsUbU  \tlUsUxU  \tnTaTpl , \tnTgTcT . \tnTnTpl , \tnTplpl , \tnTslaT  \tnUsUgU , \ttTaTsl  \ttTgTpl  \tuIsluI . \tuIxIsl. . \tuTcluT  \tuTgTcl , \tuTsTuT:  \tuTsTxT:  \tuTsUxT:  \tuTslaT  \tuTslsl : \tuTslsl,  \tuTuTsl ; \tuTuTuT , \tuTuTuT:  \tuTuTxT.  \tuTulsT . \tuTulxT  \tuUcUnU,  \tuUcUxU  \tuUcUxU| \tuUgUsI,  \tuUsIgU , \tuUsIsU , \tuUsUuU. |\tuUuUnU,  \tuUuUsI , \tuUuUsU , \tuUxUsU |\tulglsl , \tulslal.  \txTclsl , \txTclsl.  \txTgTcl , \txUuUcU , \txUuUsU .|
5\t8\taTuTpl  \taTuTsl  \taUuUpU  \tbTsTsl.  \tbTuTxT  \tbUgUpU  \tblglpl  \tgTclbT,  \tgTgTsU , \tgTnTnT,  \tgTsTpT.  \tgTuTxT  \tgTxTuT.  \tgUsUgU  \tlTsTsl.  \tlTsluT  \tlUgUuI  \tlUuUuI  \tllglsl  \tllulsl , \tnTfTsl , \tnTnTcl , \tnTplsT . \tnTuTsU .|\tnUsIuU  \tnUuUcU . \tnlsl-- $\ttTgTsl , \tuIslxI .\tuIuIuI. . \tuIxIuI., . \tuTcTsl , \tuTplpl , \tuTplxT  \tuTsI--. $\tuTsTsT. . \tuTsTuT. . \tuTulnT  \tuTuluT.  \tuTuluT| \tuUbUuU,  \tuUgUcU , \tuUhUuU  \tuUnUcU , \tuUsInU  \tuUsUlU,  \tuUsUuU:  \tuUsUxU| \tuUuIgU/  \tuUuU-- $\tuUuUcU : \tuUuUgU:  \tuUuUpU|: \tuUuUuI  \tuUxUxU  \tulglsl |\tulglxl  \tululnl,  \tulxlsl , \txIslxI .\txIuIsU.. \txIuIuU. . \txUsIuU . \txUuUsU : 
5\t9\taTclsl  \taTclsl , \tbUpUnU  \tcTplnT  \tcUaUuU  \tcUgUgU : \tcUuIsU. .|\tgUlUuU  \tlUsIuU  \tnTaTbT  \tnTaTsl , \tnTplul , \tnTsl-- $\tnUuUsI , \tuIsIsl.. \tuIsUuI: . \tuIslsI .\tuIxI--. $\tuIxIsl. ., \tuTaTsl , \tuTclxT  \tuTplsU .|\tuTsUuT:  \tuTslgT  \tuTuTsT .|\tuUaUuU  \tuUcUuU,  \tuUsIxU  \tuUsUnU,  \tuUsUxU,  \tuUsUxU:  \tuUuUgU , \tuUxUnU  \tuUxUsU , \tulglcl , \tulglul , \tulnlsl , \tulnlul , \txIsluI . \txTslcl.  \txUuUsU  (\txlxlsl , 
5\t10\tbTgTpl  \tblplnl  \tcTxTsl , \tgUcUnU,  \tgUfUnU  \tnTlTsl , \tuIsIuI. . \tuIuIuU. .|\tuIuIxI., . \tuIxIcl.. \tuTpTsl  \tuUaUpU  \tuUcUxU,  \tuUsIgU  \tuUuUxU.  \tulcluT |\tulslxl,  \txIsIxI .\txIsIxI..\txUcUsU.  
5\t11\talulul  \tbTplnT  \tcTslgT  \tnTaTpl  \tnTxTsT . \tnUpUuU  \tuUnUuI  \tuUsUuU: ¿ \tululnl.  \txInUuI (.
5\t12\tcUgUsU : \tuIuIuI.., \tuIxIsl.., \tuIxIuI. . \tuUsIaU  \tuUuUxI  \txIuIuI., . \txIulxI .
5\t13\tuIxIsI..
5\t14\ttTgTsl  \txIxIuI..\txIxIxI..
5\t15\tuIxIxI..\txIuIuI..\txIxIsI..
5\t17\tuIuIxI..
6\t-15\ttTsTpl 
6\t-13\tcTplcT \tcTplsT 
6\t-12\tcTplpT \txIcTsl 
6\t-11\tcTsTsT 
6\t-10\tcTsTpT \tlTsTpl 
6\t-9\taTsTsT. \tcTsTpl \tfTsTpT \tlTpllT \ttTsTsT. \tuIpluI.\tuTolul. \tuTplcT, 
6\t-8\taTpllT \taTslbT \tbTplsT \tgTtTsT. \tuIplcT \tuTclpl "\tuUplpl 
6\t-7\tbTsTpl \tgTtlsT. \tlTlTpl \toTsTpl \tuTplcT \tuTplsT \tuTsTpl \tuU--cU 
6\t-6\tblglsl \tgTnTsT. \tlTsTsT. \tuTsTul.|\tuTulsU: \tulsTul 
6\t-5\taTsTpl \tlTplsT 
6\t-4\tcUcUsU, \tcUsUsU  9\tcUuIcU \tlTuIpl \tulnTul 
6\t-3\tcTsTsT. \tcUcUpU \tcUoUpU \tulaTsl \tullTsl \tulnTpl 
6\t-2\tcTplcl. \tcUpUcU \tuIuUuI.\tulcTsl \tulcluT \tulgTsT \tulgTsl \tulpTsl \tulpTul \tulsTcl \tulxTsl \txInTxI.
6\t-1\tcUnUsU \tcUuUcU \tulbTsl \tulgTcl \tulgTpl \tulsTsl \tulslnT \tululsT 
6\t1\tgTplcl, \tgTplsl, \tglslgl \tuTplgT \tuTslul \tuUpUgU \txUsIgU 
6\t2\tbTplpl \tgTplul, \tgTsTsl \tgTslpl \tgTslsl, \tgTslul. \tgUsUsI \tgUuUpU \tglclsl \tglulsl \thTclsl \tlUuUuU \tnTgTgT \tnTsTsl \tnTslsT. \tnUuUuU \tnlulsl. \ttTcluT \tuTgTgT \tuTslsl, \tuTuTuT \tuUcUgU \tululgl \txUpUgU \txUuUuU 
6\t3\taTslsl, \tcTslaT \tgTclsl \tgTclul \tgTuTsl \tgTulsl \tgUcUpU \tgUpUcU. \tnTgTnT \tnTulsl \tnUcUaU \tnlplul \tuTgTuT \tuTslcl \tuUcUlU \tulclgl \txTslgT \txTslsT. \txUpUuU \txUxUuU 
6\t4\taTgTgT \taTsTcl \taUcUsI \tbTaTnT \tbTslaT \tbUuUaU \tbUuUuU \tblslal \tblulgl \tgTcTsl \tgTolpl \tgTtTsl \tgTuTuT, \tgUcUuU. \tgUsIsU \tglclgl \tglglsl \tglnlsl \tglplul, \tglplul. \tglslul, \tlTsluT \tnTpTgT \tnTplgT \tnTsTnT \tnTslgT \tnUgUgU \tnlplgl \ttTuTuT \tuIsluI. \tuTnTsl \tuTuIxI. \tulglgl \txTgTaT \txTpluT \txUcUgU \txUsUxU \txlplgl 
6\t5\taTuTsl \talslal \talulgl \tbTcluT \tbTslsT. \tblulnl \tcTuTgT \tgTclcT \tgTgTsT \tgTgTuT, \tgTnTsl \tgTolsl \tgTplcl \tgTsUsl \tgTslul \tgUpUuU \tgUsIpU \tgUsIsI \tgUuUsU \tglulal \tlUpUsU. \tnTgTsl \tnTplcl \tnTpluT \tnTslcl \tnTslpl \tnTsluT \tnTuTuT \tnUuUgU \tnlclul \tnlulul \tnlxlpl \ttUcUgU \tuIsTsl: \tuTaTcT \tuTnTuT \tuTolsl \tuTpTsl \tuTpllT \tuTplul, \tuTuTxT \tuTulgT \tuUcUxU \tuUuUsU, \tulglul. \tululnl \txlclgl \txlnlsl \txlulgl 
6\t6\taTclgT \taTclsl \taTplpl \taTplsT. \taTslnT, \taTuTgT \tbTslgT \tbUsUaU \tcTulsl \tcTuluT \tgTcTuT, \tgTolsT. \tgTsUsT \tgTulsT \tgTulsl. \tgUcUsU \tglclul, \tglglul, \tlTuTuT \tnTsUgT \tnTuTgT \tnTulsT \tnUnUgU \tnUpUuU \tnlalgl \tnlflgl \tnlglgl \tnltlsl \ttTclgT \ttUcUuU \tuIclul. \tuIxIxI.\tuTcTuT, \tuTgTxT \tuTolsT. \tuTpTgT \tuTpTpl \tuTpTuT \tuTplsl, \tuTslgT \tuTuTcl \tuTulaT \tuTuluT \tuTxTgT \tuUsTuU \tuUsUsI. \tuUuInU \tuUuUxI. \tulplgl \txIuIuU, \txIxIxI. \txTnTpl \txTpTuT \txTsUuT \txTsluT \txTulsT. \txUsIuU 
6\t7\taTplcl \taTplul \tbTclaT \tbTpTgT \tbUsIgU \tblclgl \tblglgl \tcTcluT \tcTplsT. \tcTplsl, \tcTslcT \tcTulgT \tgTclaT \tgTclcl \tgTclsT \tgTpTul \tgTplgT \tgTplpl \tgTplsl. \tgTplul \tgTslfT \tgTsllT \tgTuUsT. \tgUcUnU \tgUuUuU, \tglplul \tlUsIsI \tnTclul. \tnTnTuT \tnTplbT \tnTplpl \tnTplul. \tnTxlgT \tnUfUgU \tnlglsl \tuIsTuT \tuTcTgT \tuTcTuT \tuTplul \tuTsUuT \tuTslxI. \tuTuTnT, \tuTulsI \tuUxUlU \tulxlgl \txIxIuI.\txTslcT \txUcUaU \txUcUuU. \txUcUxU \txlglgl 
6\t8\taTclpl \taTsluT \taTulgT \taTulsT. \talclsl. \tbUnUpU \tbUpUuU \tcTclgT \tcTnTsl \tcTslul \tgTplbT, \tgTsUgT \tgUpUuU, \tgUsUuU, \tglxlsl. \tlUuUgU \tnTblgT \tnTnTgT \tnTolgT \tnTuluT \tnUaUsI \tnUpUbU \tnUpUcU \tnUsIuU \tnlclal \tnlclgl \tnlnlgl \tnlslcl \tuTclxT \tuTfTpl \tuToTsT. \tuTpTul \tuTplaT \tuTplnT \tuTslcl, \tuTsllT \tuTsluT \tuUsIaU \tuUsInU \tuUsUuU "\tuUslnU, \tuUuUuI. \tululal \txIsluI. \txIuIuI.\txTclcl. \txTclsl. \txTplcl \txUcUuU \txUsIcU \txlglul 
6\t9\tbTnTpl \tbTulgT \tbUuUsI \tblclul \tcTsllT \tgTclgT \tgTpluT \tgTxlsT. \tnTcTgT \tnTclaT \tnTsTsl. \tnlulgl \tuIcluI. \tuIslpl|\tuIuIxI.\tuTclcT \tuTcllT \tuTclnT \tuTsIuT \tuUsIlU \tuUsIuI. \txIclpl \txIsUuU \txIuIsI.\txIuIuU 
6\t10\taTcluT \taTulpl \taUsIuU \talulcl \tbUcUgU \tbUsUlU \tblnlpl \tgTcluT \tgTpTsl \tgTslhT \tgTsluT \tnTnTsT \tnUcUuU \tnlplcl \tnlulxl \ttTplcl \tuTclgT \tuTplcl, \tuTsTxT \tuTsUgT \tuUcUaU \tuUsluI. \txIslul \txTclaT 
6\t11\taTulsl \tbTclgT \tbTslfT \tlUsIgU \tnUsUuU, \ttUsUnU \tuIplsI.\tuTslcl: \txIuIxI., \txTclgT 
6\t12\tbTpTpl \tgTulgT \tnTulaT \tnTulgT \tnUcUgU \tuUfUpU \txIsIuI., 
6\t13\tgTslgT \tuTcluT \txIsIxI.\txlclul 
6\t15\tnTclgT \tnTcluT 
6\t16\txTcluT 
7\t-15\tuIsTcl. 
7\t-13\txIsUsT. 
7\t-12\tuIsIcl.\tuIsTpl. 
7\t-10\ttTpTcl. \tuIuIsT.\tuIuIul.\txTsl--, 
7\t-9\talsTsl. \tgTuluT \tuTcluI \tuTuTsT: 
7\t-8\tcTuluT \tcUcUsT \tnTtTsT, \ttTsTsT \tuTplol 
7\t-7\tcTcTsT \tcTplcT \tcUsUsT \tuTplsT \tulsTsl|
7\t-6\tcTslpl, \tlTplcT \tnTlTsT \tuIsUsT. \tuTuIsI \tuTuluT \tulaTsl|
7\t-5\tblsTsl. \tcTslbT \tcUsIpU, \tnTul--, \tulgTnT|\tulplol \tulsIsl. 
7\t-4\tcUuIuU \tcUuUsU.|\tuTsTpl \tululsU 
7\t-3\tcTplsl \tcUpUcU. \tcUsUsl \tcUuUsU. \toUuUsU \tulplgl \tulsTgT. \tululsT 
7\t-2\tcUgUsU. \tcUpUcU \tulsTsl. \tulsTul. \tulslbT \tulslgT 
7\t-1\tcTplcl \tcUpUsU \tulplgT \tulplul \tulslnT 
7\t1\tgTslsl, \tgUsIsU \tglslgl \tuTnTxI \tuTsTsl. \tuUuUxI 
7\t2\taTslsl, \tgTaTsl \tgTgTnT \tgTnTsl \tgTslsl \tgUsUuU, \tgUuUuU \tglplpl \tglslnl \tglulul \tnTsUsl, \tuTbTsl \tuTslul, \tuTuTsl \tuTuTuT \tuTxIxI, \tulnlsl \tulnlul \txIsIxI. 
7\t3\taTbTcl \taTbTsl \talnlsl \tgTgTuT \tgTnTgT \tgTnTxI \tgTslgT \tgTslul \tgTuTcT \tgTuTsl \tgTuTul \tgTuTxI \tglnlsl \tlUuUuU \tnTnTxI \tnTplul, \tnTslgT \tnTulsl \tnUsUuU \tnlclsl, \tnlslcl \tnlslsl, \tnlulsl \tuTnTcl \tuTnTuT \tuTuTcl \tuTuTnT \tuUnUsU \tuUuUuI, \tulglul 
7\t4\taTsTul. \tbTslcl \tcTsUsl, \tgTaTsU \tgTbTsl \tgTnTsU \tgTnTxl \tgTsTsl \tgTuTsU \tgTxTxI \tgUgUuU \tgUnUsl \tgUsUsU \tglnlcl \tglnlul \tnTslgT, \tnTslul \tnTslul, \tnTxIxI, \tnUcTsl: \tnUsUsU, \tnlslpl \tnlslul \ttTclsl \ttTslcl \tuIslxI. \tuIuTxI. \tuIuUuI. \tuTclsl, \tuTgTuT \tuTnTsl \tuTsTul|\tuTxTcl \tuTxTsT \tuUnUcU \tulnlpl \txIuTsU. \txIxIxI. \txTslul, 
7\t5\taTnTsU \taUuUuU \tbTsUsl, \tbTulsl \tfUnUsU \tgTaTul \tgTnTcT \tgTnUsl \tgTulsl \tgTxTcT \tgUcUsU \tgUuUsI \tglglnl \tglglxl \tglplsl \tglxlcl \tlUcUsI \tnTuTul \tnUgUsU, \tnlslcl. \tnlulsl.|\tuTsTcl.|\tuTuTuI \tuTulsl, \tuUnUgU \tulalul \tulnlgl \txIsIuI. \txIuUuI. \txIuUxI. \txTslsl: 
7\t6\taTbTul \taTclul \taTnTsl \taTplsl, \taTslul \taTtTsl \taUsUuU. \talnlul \talnlxl \talulsl \tbUgUgU \tfUuUsU \tgTbTpl \tgTnTul \tgTplcl \tgTuTpT \tgTulcl \tgTulpl \tgUsUuU \tgUuIsU \tglnlxl \tglplcl \tglplul \tgltlsl \tglulxl \tnTgTsl, \tnTgTsl. \tnTnTcl \tnTplul \tnTsUnU.|\tnTslsl (\tnTuTsU \tnUsUuU, \tnlslgl \tnlslgl, \tnlslul, \ttTuTsl \ttUnUsU \tuTcTuT \tuTlTsU \tuTnTul \tuTslcl (\tuTslcl: \tuTuTpT \tuTuTsI \tuTuTuU \tuTuTul \tuTulcl, \tuUhUsU \tuUxIuI, \txTsTul. \txTuTnT 
7\t7\taTgTsl \taTplcl \taTuTsl \tbTplpl \tbTsUsT, \tbTuTsU \tfTplpl \tflnlsl \tgTbTul \tgTgTsU \tgTnTpT \tgTplpl \tgUbUsU \tglxlxl \tlTplcl \tlUcUsU|\tnTnTsU \tnTplpl \tnTsTgT. \tnTuTul. \tnTulpT, \tnTulsT, \tnTxIsU, \tnlglnl, \tnlglsl, \tnlplbl \tnlplul, \ttUsIsU, \tuIuIuU. \tuIuIxI.\tuTbTcl \tuTnTgT \tuTnTsU \tuTplcl, \tuTplul, \tuTsTgT. \tuTsUuU.|\tuTslgT, \tuTuTcT, \tuTuTgT \tuTuTsU, \tuTuTsl|\tuTxTpT \tuUcUpU - \tuUlUuI \txIuIuU. \txTuTxT 
7\t8\taTnTul \taTnTxl \taTplpl \taTslul, \tbTgTsl, \tbTsTcl. \tgTbTcl \tgTxTcl \tgUgUcU \tgUuIcU \tgUxUcU \tnTgTsU, \tnTpTul. \tnTslol, \tnTtTsT \ttTsTsl \ttUnUgU \ttUuUsU \tuTcTsU \tuTclcl, \tuTclul, \tuTlTcl \tuTlTsl \tuTtTcl \tuTxTul \tuUtUcU \tulglgl, \txIuInU. \txIuUsI. \txTgTsl, \txTsUuU.|\txTslpl \txUsUxU, 
7\t9\taTclpl \talulul \talulxl \tblglgl \tfTuTsl \tgTtTsl \tlTbTsl \tlTclsl \tlTsTsl. \ttTnTul \tuIuInU. \tuIuIxI. \tuIuTsI. \tuTaTsU \tuTgTsl, \tuTsTuT|\tuTuTsU \txIsIxI.\txIuIxI.\txTnTcl 
7\t10\tlTxTsl \tnTcTpl. \tnTclcl, \ttTuTsT \tuIclsl., \tuIuIxU. \txTplcl \txTxTul 
7\t11\tbTclsl \tfTnTsl \tuIuIsI., \tuIxIul.\txIuIsl. \txTnTsT \txTsTsl.|\txTslcl; \txUsUsU; 
7\t12\talslgl \tuIsIxI.\tuIuIxI., \tuIxIuI.\txTnTsU 
7\t13\tnTulsl, 
7\t14\txIulsl. 
8\t-18\tjueza 
8\t-16\tensena \tfiscal 
8\t-15\tmarca 
8\t-14\tfdo.: \tgeneral \tomnibus \tsan \tudai \tvehiculo 
8\t-13\tdate: \tdesde "\tensenan \thasta \tmatricula \tsanatorio 
8\t-12\taplico "\tcomunidad \tde "9\tfactura \tfallos:,9\tjuez \tlibreta \tplenario "\tsindicato: \tvilla \tvs. 
8\t-11\taplicable. \tasimismo \tbT.|\tbarrial \tchevrolet \tcita "\tconste. \tcorte \tdias, \ten "\tfiscal, \tgrupo "\thonda \thospital \tjuez. \tministerio \tnumero: 9\tpasaporte \tsolicita \tª 
8\t-10\tbanco \tcargando \tcolor \tcorregir|\tdelegacion \tderecho, \tdoctora.|\tfT, \tjubilada, \tlT (\tlanus: \tnumero  9\tprosecretario \tpueblos \ttipo \tuI. -\tuT, 9\tver "\txI; "
8\t-9\ta: �\tanos (\taudiencia \tavenida \tccyc; \tcertifico: \tconocer. \tcontra, \tde (9\tderecho: "\tdisposicion \tdoctrina. \testudio: \testuve \texplican \tfecha: \tfiat \tgol \tgrupo \tiii. \tinvoco "\tley \tmaquina \tmuy \tnomenclatura \tparaje \tpasara \tpesos \tpeugeot \tpiano \tsenala \tsocial \ttarjeta \ttrabajado|\tvi. \tvoz 
8\t-8\tacta  9\tadministro \tapellido. \tarroyo \tasesor \tcamara. \tcaso "\tcelular \tcom | \tcorrientes \tcuyo \tdemanda \tdistrito \tdivision \tdni )9\tdoctrina: \ten \tescritura \texplica \tfallo "\tfallos: 9\tfallos:;9\thabla, \therida \thubo \tinmueble \tkm  9\tllave \tmala \tmeses 09\tmonto:09\tniega \tnino; \tnoviembre. \toficial \tplazo \tpositiva. \tpresto, \tproblema.|\tpuntos \trecusa. \trestriccion \tsala|\tscba, "\tsus \ttareas \tunion \tª - 
8\t-7\tantecedentes: \targentina, \tav. \tcalle \tcardiopatia \tcategoria \tcontesto "\tcuil:39\tdesde \tdia:|\tdijo: \tdomicilio \tdomicilio | \tel ,9\teran \texpte. \tfallo \tfer \tfiscalia \tformula \tfuera \tguardapolvo \thabria \thay \thoja \tinterpone \tlesiones \tllevaba \tmarcha. \tmoto \tni \tnos \tnota \to) \toT|\tpasiva. \tpenal \tprecedente "\tpresupuestos: \tprimer \tprision \tpulsera|\tquede \tsalud \tsenor.|\tsocial: \ttengo \ttiempo. \ttrato \ttuviera \tuI - \tuna \tvende \tvii. \tvoy 
8\t-6\tarma \tcamara \tcedula \tcesar \tciento \tcualquier \tderecho \tdesarrollo \tdni  9\texpediente \tfdo: \tfecha \th. \thago \thogar \tinc. 9\tindica \tinicio \tlT.|\tmn|\tnadie \tocho \tre \treaccion \tresuelvo: \ts/ \tsecretario \ttT. \ttraslado. \tunica \tunico \tvenia \tventa: 
8\t-5\targentino, \tbuenos \tcomodoro \tcomprar \tcon|\tescalon \tfederal \tferia \tha \thabia \thecho. \tigual \tintimo \tiv. \tjuicio \tluna. \tmas \tmis \tsegunda \tsu \tsugiere \tterapia \ttres \tultima \tun \tunos \tvi 
8\t-4\tcredito \tcuidado \tdeja \tdieron \tgendarme: \thaber \thoy \tinforme \tlegajo \tles \tme \tno \tpaciente, \tpartes \tperita, \tpresidente: \tprimera \tquiso \trecibo. \tse \tte \tvisita \tya 
8\t-3\tcarta \tcomisaria \tdijo:|\tle \tmejor \tmi: \tpidio \tpuede \tpuedo \tquiere \tquiero \treclamo \tsumario \tud. 
8\t-2\tcomercial \tdigo:|\tusted 
8\t2\tabuela, \tactora, \thermano \thermano, \tpareja \tsenor 
8\t3\tabogado, \tambos, \tbueno \tceferino \templeada, \thija \tnieta \ttio 
8\t4\tabril \tcompanero \tdemandada, \tel, \teste, \tinvento \tjorgelina \tnombrados \tpase \tvictima, 
8\t5\tabogada \tacompanante: \tbrian \tdecia \tdenunciante: \tdi \tfonoaudiologa \tfranco \tgraciela \thablo \tingeniera \tingeniero \tjonatan \tjueza:|\tlesionados: \tletrado \tletrado: \tllama \tmaestra, \tmaria. \tmarido \tmirta \tnombrado \tosvaldo \tpadre: \tpaz \tpreceptora \tprimo \tprogenitor, \tramona \truben \tsuegra, \tthiago \tvieron \tyesica 
8\t6\taU; \tadministrador, \tagustin \tayelen \tcapataz, \tcarlos \tchapa. \tche \tchoque \tconviviente: \tdirecto, \telias \tencargado, \tezequiel \tfamilia:|\tgeneral. \tgral.|\tgriselda \tguido \thector \thijos, \tinstrumentadora: \tjesica \tlucas \tmadre, \tmarisol \tmedicina. \tmercado, \tnada|\tnegro \tnino \tno: \tnorma \tnovia, \topero \tpareja, \tpatricio \tperita \tperito \tplomero \tpresentes: \tpsicopedagoga, \tquien|\tsabrina \tsenores \tsereno \tsobrino \tsocios \ttomas \tuT.: \tulises \tvendedor, 
8\t7\taT; \tabogados \tactor: \tagustina \tatilio \tautos "\taviso: \tbelen \tcontra \tcontratista \tcordialmente,|\tcristina \tcruz, \tcunada, \tdenuncia. \tdicen \tdra \tdras. \te.\tese, \tesposa, \testimados \tfirma|\tgerente, \tgomez \thermana, \thija) 9\thijas, \thijo, \thijos|\thola \tignacio \timputado  9\tinstrumento \titati \tjesus \tjusticia. \tlidia \tma. \tmaximiliano \tmenor, \tmenos \tmercedes \tmujer, \tnicanor \tnietos \tnino: \tpadre, \tpara. \tpara: \tparo \tpaterna, \tpetrona \tpia \tportero, \tprima \tprivado, \tprogenitor: \trecomendo \tremisero \trossi \tsino \tsol \ttamara \ttercero, \tvalle \twichi, \tyamila \tyerno 
8\t8\ta "\ta | \tabogado \talma \tambulancia, \tangel \tanos,99\tapagadas". \tariel \tatentamente, \tbravo \tcamara:|\tcc: \tcdora. \tchen \tconcubino \tconcubino, \tconformidad. \tcontacto "\tdijo|\tdomicilio  9\tdra . \tenero, \tescribio:|\tfarias \tfiadores \tfondo.|\thallado \theredero \thermanos: \thermenegildo \thijas \thijo: \thijo|\timpugnacion.|\tinaki \titalo \tjajaja|\tjoaquin \tjuicio, "\tjusticia.|\tjusticia|\tletrados \tlicenciado \tllamarse \tmamani \tmanejaba \tmaria \tmarido, \tmudo \tnacieron \tnehme  9\tnovia \tojo: \top. \tpadrastro, \tpadron, \tpastor \tpreceptor \tr. \treina \trenuncio. \tresidente \trolando \tsala, \tsalas \tseccion ("\tsello: \tseno \tsenora \tsenora: \tsenora|\tsocia \tsosa \tsuegra \tsuscribe, \ttaller, \ttareas. \ttata \ttec. \ttesorera, \ttestigo | \ttestigos \ttestimonial: \ttitular \ttitulo. \tuI.; \tvictimas: \txq \ty 29\ty. 
8\t9\ta : \tabogada, \tabu \tactor, \tactora: \tacumulado "\tadministradora \tahijado \tal 19\tbioquimica: \tblanca \tcacique \tcam \tcaratulados "\tcasada \tcompanera \tcon "\tcontesta \tconyuge: \tcunado \tcvu 49\td \tdelegada \templeadora.|\tescribano \tester \tfermin \tfiadora \tfirmando \tgenial \tgerente \tgordo \tgritaba "\thija, \thijo), \timpugna. \tinstrumento: \tleo \tlin \tm. \tmadre (\tmama, \tmartin \tmatias \tmicaela \tnacio \tnegra \tnenas \tnotificado. \tnovio \tprofesor \tque "\treales, \trequerido: \tromina \tsale \tsaluda, \tsaludos, \tsaludos. \tsancion.|\tsenorita \tsobrinos \tsr. \tsra. \tsrta. \ttal \ttal "\ttatiana \ttia, \ttitular: \ttrf;\tvictima | \tyolanda 
8\t10\tadministracion  9\tagrego \tarq. \tatendio \tatentamente,|\tcacho \tcamillero \tchico, \tcompaneros \tcontadora \tdelegado \tder \tdni ;9\tdocente \tel 49\templeador: \texpediente "\tfirman \tfrias \tfunes \tgladys \thabil \thaydee \theredera \therederos: \therrero \thija (\timputado | \tintervencion. \tkiosco, \tlicenciada \tlujan \tluz \tmama \tmarcelo \tmartillero \tn. \tna \tnahuel \tnieves \tnombre: \toida \tperdon \tpereyra \tperla \tpilar \tpresidenta) -\tprimitiva \tproveedor \tquerida \treemplazo \tregistrado|\tsegundo; \tseria \tsimon \ttestimonial:|\ttimbre  9\tuT "9\tuU4(9
8\t11\ta), \ta.\tapellido: \tcalle, \tcapataz \tclara \tcomparece \tcomparecen \tcruz \td. \tde: \tdueno, \telizabeth \tenfermero \tes "\testimado \tfallecio \theredia \thermana \thijos: \tleon \tllaman \tmadre. \tmasc.: \tnombres: \to. \tomar \tparedes \tremitente: \trequirente: \ttestigos: 9\ttransito \tuT |9\tuU "9\tuU 99\tvecino \tvos, \tvuelve 
8\t12\tabrazo,|\tcontador, \tdeclararon \tdon \tdr \tescribana \tgT "\timputado \tmc \tpor "\tprofesora \tquirografario 09\trosa \truiz \ts: \tsaludos,|\tvecina \tvecino, \tvon 
8\t13\taclaracion: \tapodo: \tcomparecen: \tdestinatario: \tdice "\tdice: "\tdona \tfirman: \tgracias \tgracias, \ting. \tlic. \tmediadora: \tmentira, \tpaciente: \tpadre (\tsr.: \tsra \ttestimonial: 9\ttito \tuI), \ty.\tyo, 
8\t14\tcontador \tcr. \tnicolas \trosario \txU;
8\t15\tcra. \tencargado \tesc. \tfirma: 
8\t16\tprof. \ttestigo  9
8\t17\ta) "\tfigura "
8\t18\tautos: "\tcomo "
8\t19\talias "\tenf. 
9\t-20\tfallos" (\tjueza, 
9\t-19\tjuez, 
9\t-17\tfallos (
9\t-16\tfiscal, 
9\t-15\tfiscal. 
9\t-14\tjueza - \tparticulares 
9\t-13\tantes. \tfecha:|\tsecretario, 
9\t-12\tjuzgado, \tprosecretario, \ttratado, 
9\t-11\taudiencia - \tcomparecen, \tcontra. \tdni; \texpte. \tgrado \tii \tley: \tlic:|\tnT"; \tpositivo \tsalud.|\tsaluda, \tsecretario - \ttrabajado \tvocales. \tvs 
9\t-10\tagravado \tantes; \tautomatica \tautos|\tcapaces \tcausa \tcuarto \tcuidando, \tdispuso, \tdoctrina". \texpte \texpte" (\tfirman, \tfs|\tinscripta, \tizquierda \tjuzgado \tlic.|\tmadrid \tni", \tprimero.|\tse 59\tsecretaria. \tsenala. \tsr \ttitular | \tuI.(9\txT - 
9\t-9\tacciones \tacta \tasignan \tcbu. \tciv" (\tconsumidores, "\tde, 9\tdecir \tdestinatario|\tdispone, \tdominio \teU" -\tgT:|\thonorarios. \tiii \tjuez - \tletrada \tley (\tmodelo, \tomitido \tpresentes. \tpresto, \tprevisional \tresuelvo,|\tresuelvo: \troja \tsecretario. \tservicio|\tsobre. \tsocial \tsolicitado. \ttareas \ttercero \ttimbre \ttoyota \ttraen \ttraslado - \tvuelve, \tyo.|
9\t-8\tacerca \tacta. \tapagadas \tbarcos \tcalificacion. \tchevrolet \tcitar. 9\tcnciv (\tconsultorio.|\tcordialmente|\tdeclara. \tdefensor. \tdevuelve \tdoce \tdoctor, \tdona. \tdona.|\tel. (\testimado \tfederal \tizquierdo (+\tjueces - \tlesionados|\tllegaron. \tmitad \tnegativa \toficio \tpartido, \tpasa. \tpresidente|\tprueba. \trefiere: \tregimen, "\tregistrado \tregistrado|\tsala, \tsan (\tsan" -\tse  9\tse): \tsegun; \ttestigo \tun; \tunion \tusuario (\tvista. 
9\t-7\tactor. \tcredencial, \tde" \tdel  9\tdia. \tdiabetico \tdijeron, \tdominio  9\tdra (\tentre, \teste \texpte|\tgenerales \tgrande \tla:|\tmar  9\tmedico \tmensajes \tmil \tno...\tnos.|\tnotificados \toficial \tofrezco. \tprimero, \tsecretaria, \tservicio - \ttT, \tuna: \tvista \txT; 
9\t-6\tart \tautista \tcarta \tconclusiones.|\tcopia \tcra: \tcuenta|\tdicen. \tdoctor: \tfactura, \tinferior \tjuntos \tlanus \tmadre. \tmandioca \tparcial \tprovincia, \tsegunda \tsobre \tud \tuno \ty.39
9\t-5\tconjunta \tde  9\tdomicilio \teU.|\tex: \tgeneral \thumanos \tincluso \tjuicio \tmiel \tminutos \tnacional \totro \tpenal \tpoder \tprincipal \trecibo \triesgo \tser \ttU|\ttodo \ttraslado 
9\t-4\tabrazo.|\tart (\tclinica \tdigo. \tfamiliar \tmal \tmetros \tmucho \tno  9\toU/ \trota \tsituacion 
9\t-3\talgo \tanos \tlaboral \treunion 
9\t-2\tmeses \tpare. \tverde 
9\t-1\tdanos/ \tdias 
9\t1\tdni, \trecuerda 
9\t2\tpadre, 
9\t3\tabonara \tgracias: \tingresa.|\tmercado \tplaza \treales \tuI 89
9\t4\tcomo: \tcosecha|\tcual: \tdel, \tfallecida, \tfirma \tfuentes \tmama: \tmamani \tmi, \toran \tpida \tsolicita \tsu, \tvive 
9\t5\tabdala \tariel \tayala \tbueno: \tcede \tdale: \tempujo \teso. \texplica \tfirmo \tguarda \tlisto: \tllama \tllega \tllevaba \tlloraba \tmama, \tmentira: \tmp - \tmurio, \tpagara \tsosa \tuI - \tusted, ¿\tusted: ¿\tvamos: \tvive, \txI (\txI, \ty: 
9\t6\tabierto.|\tabril \talias, \targentina, \tbarria \tbuen, \tbueno \tcampo \tcertifico \tcobra \tcon: \tcuantas, ¿\tcurso. \tdeclaro \tdelegado, \tdiscutio \teU \tel (\tempaque;\tencargada, \tescritura.- \tese: \thija, \thija|\tibanez \tinstagram|\tlicenciada, \tma: \tmp, \tno.- \tojeda \tp \tpaga \tperez \tpide \tpresente, \tpresente. \treciba \tresidente, \tsecretario \tto 49\ttomo, \ttrabajadora, \tvan \tvende 79\tvendio \tvino 
9\t7\tabuela, \tacuerdos|\tacusa \tanciana, \tasesora, \tav - \tb.|\tcalidad;\tcambia \tcasado, \tcasilla. \tchoque \tcomo ("\tcomparecio \tcondori \tcontesta, \tconvivimos \tcornejo \tcuenca \tcvu, \tdefensora|\tdemandada. \tdesistio \tdespido: \tdni \tdocente, \tdomingo, \testuve: \tfabian \tfallecio \tfarias \tfirma). \tgT.: \thablo, \thermana, \thermanos.|\thernan \timputado. \tindica \tiraola \tjardinero, \tlas,19\tlic|\tlucida \tlucido \tlujan \tm, \tmail|\tmedica, \tmilagros \tmn, \tmp \tmp (\tmurio \tnecesita \tnicolas, \tno.|\tno? \tnombre", \to,89\tok: \topinion". \tpadre (\tpareja, \tpaz, \tpidio, \tporque: \tpresidenta (\tpresta, \tprimo, \tquedo "\tregistra \trelata \trequiere \trespuesta.|\trios \troca \troca. \truben, \tse,09\tsocio, \tsos \tt (\tte: \ttejerina \ttenes: \ttia, \tvda \tviuda \ty: ¿
9\t8\tabogado|\tacciones.|\tacuna \tadministracion 39\tal.|\talegan. \talias. \tanos, 9\tanoto, \tapodado, \tapodo \tasiste), \tautorizado, \tbengolea \tbenitez \tbravo \tcambie \tcomo, ¿\tcompro \tconcurre \tconfirma \tcreo \tcruz \tcuarta|\tcuil|\td, \tdecile \tdeclara \tdecreto.|\tdenego, \tdibuja  9\tdocumento, \tdurmio.|\tempaque|\tencargado;\tera "\teran, \tescribio \testa, \tevans \tfallecido, \tgomez \thaya \thospital, \tjugaba \tle:|\tles.|\tlobos \tlucero \tmartin \tmayo \tmedico, \tmensaje|\tmn \tmoreno \tmuestra \tnombres|\to): \tobjeta \tobservo \tofrece \tparaguaya, \tpuedo: ¿\tque, ¿\trechaza, \treclama \trefiere \tro 39\trossi \truben \tsecretaria; \tsegundo \tsiempre. \ttuviera \tuT): \tvisite 
9\t9\ta - \ta 59\taca, \tadscripta, \tafiliado, \talfredo \talimentos - \tamado \tarroyo \tasi (\tcarta|\tcel - \tciv (\tcobranzas, \tcuil, \tda \tdaniel \tdejaron \tdesiste \tdice | \tdni|\tentro \tescribana, \tesposa 89\tesposa, \tfamilia): \tgeneral - \tguardo \th (\thc (\tinforma \tinstrumento. \tjefe - \tlegajo (\tlleva \tlos (\tlos|\tlote, \tmadre, \tmama (\tmanifiesta \tmaria \tmendieta \tniega; \tnotario, \toshiro \tparedes \tperdon, \tpq \tpsicologa;79\tpuerto \tque! ¡\tratifico \treconoce \treconocio \trecupero; \trenuncio \tsabia \tsan - \tsan 89\tse"; \tsic [\tsol \tsugiere \ttio|\tuI (\tuU <\tversion. \tvi: \tvive) \txI 09\txI 49\txI 79\txi.|
9\t10\tacepta \tcarta.|\tcc|\tcel, \tcisterna \tcobro, \tcomo", \tcontesto \tde), \tdezotti \tdivina \tdni (\tdonde, ¿\ten (\tesposo (\testa,79\testudio. \tfirman:-9\tgodoy \tguerra \thaya, \thayan \thermano, \thijo (\tingeniero, \tintimo", \tla (\tmanifiesta, \tmaria, \tmc \tmendoza \tnacio \tnicolas \tnieve \tnotaria, \tpediatra, \tplanteo, \tpodra \tpresenta \tpresidente, \tpuso \tquerida \trequerido | \treviso | \trpa, \tsale \tsaludos.|\tsanta; 9\tsena \tte:|\ttel, \tuI / \tuU): \txI °9\tzalazar 
9\t11\tabogado, \tabuelo, \tanda \tapoderada, \targentino, \tcasa: \tcuil \tdice) \tdni - \tfirme \thija (\tindico, \tinstrumentadora|\tlic 59\tmediadora, \tmn (\topina \tpierde \tpilar \tpropone \trenuncia \tresuelvo. \tsello|\ttramito, \tusted, \tvende \tvolvio \ty,49
9\t12\ta., \tescribano, \tkiosquero, \tpor (\tpresento \tvecina, \tvon \txI 29\tyo.: 
9\t13\ta °9\tanos. 9\tenviado|\tescucho \tfs, \tmarina \tpresta \ttrae 
9\t14\tabogada, \tes" \thijo \tla.".\tmat (\tmat, \tmenor (
9\t15\tdni", \txI.-
9\t17\tdni. (
10\t-11\tal17
10\t-8\tal18
10\t-6\txT31
10\t-3\toU16
10\t1\taT24
10\t2\thT8\tuT28\tuT4
10\t3\taT10\tcT2\ttT14\tul20
10\t4\taT2\tbT2\tbT23\tbU4\tcU31\tlT2\tnT13\tnU1\tnU9\tuT2\txT11\txT16\txT9
10\t5\taT4\tbT10\tbT22\tbT3\tcT18\tgU12\tgl17\thT4\tnT10\tnT12\tnT14\tnT15\tnT22\tnT26\tnU6\tnU7\ttT10\tuT1\tuT20\tuT24\tuT25\tuT9\tuU5\tuU9\tul24\txT17\txT2\txU11\txU7
10\t6\taT22\taU2\tbT12\tbT13\tbT30\tbU3\tcT10\tcT17\tcT31\tcT9\tcU9\tgT17\tgT18\tgU13\tgU4\thT16\tnT1\tnT6\tnU11\tnU15\tnU3\ttT5\tuT10\tuT11\tuT12\tuT14\tuT21\tuT6\tuT7\tuU14\tul17\txT1\txT10\txT15\txU10\txU9
10\t7\taT14\taT16\taT20\tbT1\tbT11\tbT18\tbT9\tbU10\tcT12\tfU8\tgT0\tgT24\tgT5\thT12\thU0\tnT11\tnT16\tnT17\tnT19\tnT9\tnl17\tnl18\tuT17\tuU7\txU6
10\t8\taT6\tal24\tbT14\tbT24\tbU2\tfT4\tgT12\tgT16\tgT8\tgT9\thT2\tlT13\tlT4\tlU16\tnT3\tnU10\ttT12\ttT2\ttT22\ttU3\tuU1\tuU10\txT12\txT14\txT6\txU1\txU15\txU2
10\t9\tbU1\tcT13\tcT21\teT10\tgT20\tgT4\tgU16\thU2\thl16\tlT9\tnT24\ttT9\ttU19\tuT13\tuT3\tuU11\tuU2
10\t10\taT12\tcT28\tcU3\tgT13\tlT10\tlT18\tnU8\toT4\ttT4\ttU2\tuT18\txU3
10\t11\tbT19\tcT19\tcU1\toT12\ttT18\ttT31\tuT22\tuU13\txT18\txT3\txU31
10\t12\tcT1\tfT9\tnT18\tuT15\tuU15\txT26
10\t13\taT15\taT17\tlT12\ttT26
10\t14\tcT22
10\t16\tuU3
10\t17\toU1
11\t-12\tuIuIu.
11\t-11\tcTladoctora \ttTdoctorgT \tuUqueal 
11\t-10\tlTydr. \tllala \ttTfiscalgT 
11\t-9\tbUdeentre \tcUladoctora \tfTya \tgTtTdr. \tlTdelT \ttTeldoctor \tuTenel 
11\t-8\taTdelT \taUladoctora \tbTdeentre \tcTenla \tllnde \tnTcitaa \tnTxTy \tuIouI.\tuTagT. \tuTjuezadra. \tuUanosuU \tuUbUla \tuUconsorciode \txItelefonoa \txUdela 
11\t-7\tcTdragT \tcTlTdel \tcTuTde \tcUantemi, \tcUquelos \tuIenxI., \tuTfiscaldra. 
11\t-6\talcortola \tbTbancode \tblenlos \tcUelmedico \tcUlUdel \tcUporuU \tgTfiscaldra. \tuIydel \tuTdragT \tuUcortola \tuUdenunciade \tuUporlos \tuUseuU \tuUvioel \tuUyoestaba \txlporla 
11\t-5\taUunauU \tcUalos \tgTenbarrial \tgTjuezadra. \tnTentiendecon \toUuUde \tuUactade \tuUfdodra. \tuUoUy \tuUyel \tuUyla \tulestacon \tullaque \tulnTel \tulqueal \tulsiesta \txIdeluI.\txTuntelefono 
11\t-4\talcortadola \tblconel \tcUdemandade \tcUnUque \tcUqueel \tgTfdodra. \tgTjuezdr. \tlTuIde \tuIantexI.\tuUcuchillouU \tuUhayque \tuUnolo \tuUquedijo \tuUquela \tuUselo \tuUsobreel \tuUuUla \tulanosy \tulqueel \tulquela \tuluTde 
11\t-3\tblcostadel \tcUconel \tcUdela \tcUenlos \tcUgUla \tcUlauU \tcUlosuU \tcUnouU \tcUoUde \tcUquegU \tcUseuU \tcUuUde \tcUuUpor \tuTllevababien. \tuUenla \tuUenuU \tuUloque \tuUporel \tulhayque \tulnoes \tuluTcon \tulviel 
11\t-2\tcUala \tcUdiasdel \tcUuUmi \tcUxUque \tcUyuU \tlUprovinciade \tuIuUuI.\tuUqueel \tuUuUel \tulala \tulyla \txInTxI.
11\t-1\tcUactade \tcUconla \tcUquela \tcUqueuU \tcUuUel \tcUuUla \tcUuUque \tcUyel \tcUyla \ttUdela \tulalos \tulconun \tuldela \tuldemi \tulselo \tulyome 
11\t1\tgTsuhijo \tgUuUa \tgUuUde \tnTagT \tnTdegT \tnTelsenor \tuTsamenU: \tuUdegU 
11\t2\taTladra. \tgUyde \tlUuUuU \tnTauT \tnTgTgT \tnTquegT \tnUdeuU \tnUuUuU \tuTaaT \tuTdegT \tuTelsenor \tuTgTgT \tuTuTuT \tuUagU \tuUcasauU \tuUuUa \txTagT \txUdegU \txUuUuU 
11\t3\tgTdniy \tgTlasra. \tgTyque \tnTgTnT \tnUdegU \tuIauI.\tuTgTuT \tuTsuhijo \tuTuTque \tuUconuU \tuUdeuU \tuUlafamilia \tuUnombrede \tuUuUpor \txTcongT \txUxUuU 
11\t4\taTagT \taTgTgT \tbTaTnT \tbUdela \tbUdeuU \tbUuUaU \tbUuUuU \tgTuTuT, \tgTya \tgUlauU \tlTdeuT \tnTanT \tnTdeuT \tnUenautos "\tnUgUgU \tnUquegU \ttTuTuT \tuTauT \tuTdeuT \tuTlafamilia \tuTmihija \tuTuIxI. \tuTyaT \tuUeldr. \tuUesuU \tuUhablecon \tuUhijade \tuUmamade \tuUmellamo \tuUmiuU \tuUsucesionde \tuUsumadre, \tuUvia \tuUyde \tulledicen \txIaxI.\txTauT \txTgTaT \txTygT \txUdeuU 
11\t5\tcTuTgT \tgTgTuT, \tgUqueuU \tglya \tglyde \tnTescribanogT \tnTlicgT \tnTuTuT \tnUuUde \tnUuUgU \ttTlasenora \tuIuIe. \tuTaTcasa \tuTagT \tuTconaT \tuTdonauT \tuTeldr. \tuTnTuT \tuTuTxT \tuUalU \tuUfavorde \tuUlauU, \tuUsuhermano \tuUvioa \tuUyouU \tuleldr. \tullasenora \txIuIy \txTdeuT 
11\t6\taTdegT \taTdelos \taTuTgT \taTygT \talya \tgTelsenor \tlTuTuT \tlUdeuU \tnTdeldr. \tnTuTgT \tnUagU \tnUnUgU \tuIxIxI.\tuTaxT \tuTdeaT \tuTelpadre \tuTgTxT \tuTlTy \tuTledicen \tuTnTque \tuTprofgT \tuTsenorauT \tuTxTgT \tuUcongU \tuUhijouU \tuUledicen \tuUllamauU \tuUlode \tuUnUde \tuUsruU \tuUuInU \tuUuUxI. \tulconocea \tuldatosde \txIuIuU, \txIxIxI. \txTdiceque \txTnTde \txTquegT \txUdrxU \txUxUde 
11\t7\taTya \taUyque \tbTnTde \tgTapoderadodr. \tgTdeentre \tgTdegT \tgTelde \tgUuUuU, \tgllade \tlTauT \tlUya \tnTaaT \tnTnTuT \tnTsenorgT \tnUfUgU \tnlladoctora \tuIautosuI., \tuIquexI.\tuTconlos \tuTdelT \tuTelmedico \tuTgTy \tuTlode \tuTuTcon \tuTuTnT, \tuUauU \tuUdeapellido \tuUdiceuU \tuUdonuU \tuUdrnU \tuUhablocon \tuUmihermano \tuUquea \tuUsiuU \tuUsutia \tuUsuuU \tuUuUda \tuUuUdice \tuUuUtestigo \tuUxUlU \tulhijode \tulnormacasa \txIxIuI.\txUdeldr. 
11\t8\talyque \tcTdruT \tgTlTy \tgTyde \tgTyo \tlTuTdel \tlTya \tlUdelos \tlUuUgU \tnTladoctora \tnTnTgT \ttTladoctora \tuIantemi: \tuIyxI.\tuTanT \tuTdela \tuTfTde \tuTlatia \tuTpartidade \tuUanU \tuUdijoser \tuUdonagU \tuUfirmanuI. \tuUpartidade \tuUsenorauU \tuUsuhijo \tuUuUuI. \tuUyaU \tulladoctora \tulsuhijo \tulvioa \txIauI.\txIdeuI.\txIelmenor \txIuIuI.\txTconuT \txUaxU \txUconuU 
11\t9\taUdelos \tbUnUdel \tlTnTy \tlUauU \tnldelos \tnleldoctor \tuIdeu.\tuIeuI.\tuIuIxI.\tuTcomoel \tuUaUcasa \tuUdijouU \tulhablecon \tuljuande \tullode \tulya \txIoUque \txIuIuU \txUlauU, \txUoUde 
11\t10\tbTdelos \tbUdelos \tbUuUa \tbldelos \tlUeldr. \tuIuUes|\tuTala \tuTelde \tuUgUy \tuUpadreuU \tuUya 
11\t11\tbUauU \tnUuUcon \tuTconel \tuUelde \tuUhijode \tulquea \txIuIxI., \txTdeldr. 
11\t12\taldelos \tcTuTdel \tuUdonauU \tuUfUde 
12\t-18\tsecretaria dra. 
12\t-16\tdoctrina de \tfdo dra. \tjueza dra. \tmunicipalidad de 
12\t-15\tfiscal dra. \tjuez dr. 
12\t-14\tciudad de \tel juez \tfdo dres. \tfiscal dr. \tii de \tpresidente dr. \tpueblo de 
12\t-13\tcita de "\tescala de \tgarantias dr. \thasta el \tjudicial lic. \tlo de "\topinion de \tvocales dr. 
12\t-12\tbanco del \tc uT \tcamara dr. \tcomo ensena \tdoy fe: \tel caso \telectronico dr. \tfallos y "\tjudicial de \tjueza aT \tlT uI.\tla calle \tla fiscal \tla mujer \tmaniobra de \tmi dr. \tpartido de \tprovincia de \ttU dr. \tuI dr. \tvenia por 
12\t-11\tbanda dr. \tcampito de \tcomo dice \ten bT \ten nT \tfamilia de \tfdo dr. \tgarantias doctor \tjuzgado dr. \tlei a \tmatricula de \tmetodo de \tnegocio del \to dra. \toportunamente dra. \tordinarios de \tpuso la \tque tambien \tregistrese dr. \tretiro antes. \ts sucesion \tsanatorio del \tsecretaria doctora \tsegunda dr. \tsigno de \tsilla dra. \ttest de \ttrabajo de \tun telefono \tuna dra \tunidad de \tvivir a \tvocales doctor 
12\t-10\tal dra. \tayuda y \tbanda dra. \tboca de \tcamino a \tcomo ensenan \tconsulte la \tde godoy \tde oT \tde xT, \tdecir mas. \tdefensor del \tdepartamento de \tdr julio \tdres dr. \tel prosecretario \ten nT, \ten san \ten xI., \tfamilia dra. \tfiscal doctor \tfiscal es \tgarantias dra. \tgeneral doctor \tgeneral dr. \thospital el \tinstruccion doctor \tjueces dres. \tlT dra. \tla jueza \tla ley \tla sala|\tlanus dr. \tlas firman. \tllama dr. \tlos anos (\tmaternidad santa \tmoto dra. \tnada dr. \tnada mas. \tninos dr. \tpanaderia media \tparaje la \tpresidenta dra. \tsala dra. \tsenora uU: \tsin corregir|\ttitular dr. \tuI doctores \tuI dra. \tuT xI.\tver asimismo \tviuda del \ty antes \ty comercial. \ty del \ty doctora 
12\t-9\tacepta segun \tacerca de "\tadolescencia de \tano segun \tapelacion de \tcaso nT \tciento segun \tcorreccional dr. \tcriterio de "\tcuento el \tde en \tde pago. \tejecucion de \tejecucion dra. \tel fiscal \tel xU|\ten contra, \ten lU, \ten paz \ten rios, \tentonces el \tese es \testandar de \testuve uU \tfederal de \tfondo dr. \thijos y \tir al \tjueza es \tjuzgado de \tla avenida \tley es \tllave de \tllegar a \tlo explican \tmeses fdo. \tno sabe \tnoches de \tnombre del \tnormas de \tnotifiquese fdo.: \tpescar a \tporton el \tprovincia del \tque hay \tque por \tquien habla, \tregistro certifico: \ts p. \tsecretario dr. \tsin uU \ttecnico de \ttercera lU \ttrabajo uI° 9\ttrabajo y \ttraslado dr. \tvii doctrina. \tvive a \ty di 
12\t-8\ta y "\tadelante los \tadministracion de \tal juez \tccyc dra. \tcodigo dice \tcomercial de \tcomisaria ª - \tconsorcio de \tcortado la \tde camara. \tde el \tde presto, \tdel juez \tdel uI.\tdespues de \tdespues del \tdoctor marcos \tel arroyo \tel fallo "\tel hospital \ten derecho: "\ten xU \tequipo tecnico \tes tu \teso es \tfirmado dra. \tfiscal federal \tfranco el \tgeneral uI° 9\tgerencia de \tgolpeo la \thora dra. \thospital dr. \tindice de \tjefe de \tjueces dr. \tjueces dra. \tlT xI.\tla causa "\tla division \tle dice "\tley doctrina: \tlo ensenan \tmenciona al \tmes de \tnT dra. \tno recusa. \tno tenia \tnoche vino \tnominacion de \tnotifiquese dra. \tnumero de \toU piano \toficial doctora \toficial dra. \tpresidente dra. \tregional de \tsacaron el \tse administro \tsecretaria de \tsegun el \tsi lo \tsin causa \tsuperintendencia de \ttension de \ttoda la \tuT clinica \tun ano. \tuna llave \tuna sola \tvino al \ty scba, "
12\t-7\ta el \ta ese \tadmitio la \tagua de \tal tU \tbanco de \tcalle numero  9\tcampo la \tcaracter de \tcerveceria y \tcierto e \tcon xI \tcorta la \tde anos, \tde av. \tde donde \tde san \tdel dia:|\tdel plenario "\tel causante. \tel como \tel fallo \tel paraje \ten barrial \ten lT, \ten lU \tera don \tes mas \tfdo gU \tfederal dr. \tgrupo uT \tlT c/ \tla marcha. \tlo viene \tme voy \tmil por \tnT xI.\tnT y "\tnego el \tno vio \tobra social: \totro era \tpaso el \tque cita "\tque yo \trequirente el \tresolvio en "\tsala en "\tse puso \tsi es \tsi senor.|\ttT dr. \tuI de \tuI xI|\tuT al \tuT uI.\tuU ex \tun gol \tuna uU \tunidad sanitaria \tvi el \tvictima fue \tvio el \tvolvio a \ty traslado. 
12\t-6\tal hogar \tantes de \tart inc. 9\tbU del \tcorto la \tcuadro de \tde arma \tde venta: \tdenuncia por \tdoctora gT \tdra tT \tel banco \tel otro \ten el \tentiende con \testado y \tfecha de \tfiscal de \tfiscalia de \tgU xU, \tgerenta de \thospital de \tjulio cesar \tjunta de \tla del \tla formula \tla pericial \tla segunda \tla unica \tmadre tia \tnacional de \toT y \tpor el \tque en \ttambien la \ttareas de \ttitular del \tuI a.|\tun celular \tun fiat \tvamos a \tveces despues \tvino de \tvive en \txU con \ty en "
12\t-5\tacuerdo con \tanos de \tcon dos \tde buenos \tde lT, \tde las \tdebe ser \tdice en \tdijo en "\tdni soy \tdoctora y \tdr tT \tel causante \tel escalon \tel hecho. \tel precedente "\tempezo la \ten la \ten los \ten uU \tera un \tescritura numero \thospital san \tiba a \tjueza gT \tla feria \tllevaba bien. \tme la \tmedica de \tmenos estaba \tno quiero \tno tengo \tpara la \tuU sin \tun uU \ty una 
12\t-4\tacta de \tante xI.\tcambio la \tcomo perita, \tcuchillo uU \tdel inmueble \tel que \teso lo \tinforme de \tlo que \tlo vi \tno es \tno hay \tque esta \tque lo \tque tiene \tservicio de \tsobre el \tva a \tvino a \txU la \ty dr. \ty esta 
12\t-3\tante mi: \tcosta del \tel la \testaba en \thablo de \tincorpora por \tlas partes \tme dieron \tnU el \tno fue \toU y \tpalo de \tpara el \tpor la \tque dijo \tque su \tqueda ud. \tse le \tuI u.\tvengo a \ty comercial \tyo estaba \tyo me 
12\t-2\ta quien \tcon domicilio \tcon mi \tde su \tdias del \tes un \tfirman al \tnT se \tnU la \tno lo \tno quiere \tpor su \tse la \ty en 
12\t-1\ta las \ta su \tcon su \tde mi \tes una \tfue a \tque le \tque no \tque se \tse lo \tuU un \tvoy a \ty se 
12\t1\tcon uT \tel ing. \tsu hija 
12\t2\ta gU \tcon lic. \tel senor \tel tio \tla actora, \tla madre, \tla senora \tla sra. \tse llama 
12\t3\t de: \ta aT \ta nU \tabuela paterna, \tademas que \tal imputado \tavisa a \tde ambos, \tdel sr. \tdijo llamarse \tel dr \tes gT \thablar con \thermano gT \tiii que \tincidente por \tla empleada, \tla srta. \tmi hermana \tmi senora, \tmi tio \tnombre es \tquien llaman \tsame uU: \tsu mama, \tun hermano, \tvino con 
12\t4\ta gT \ta xI. \tal uU \tanos con \tconoce a \tcorresponde a \tde di \tde dona \tde este, \tde gT \tde gU \tde hT \tde ing. \tel lugar. \tes que \tespero a \tgT gT \tgT y \thija gT \tla abuela, \tla demandada, \tla dra \tla familia \tla vecina \tle habla \tlo invento \tlo vio \tlos nombrados \tmadre gT \tmadre uT \tme dicen \tmitad a \toficial por \tpaciente nU, \tpadre de \tpor gU \tportero don \tpregunto a \tpsicologa lic. \tque pase \tse presenta \tsenora uT \tsocial lic. \tsr gT \tsra gU \tsu companero \tsugiere que \ttT a \ttestigo gU \ttrabajo con \tuI uT \tuU hola \tuU nT, \tvi a \txI nT - \ty don \tyo a 
12\t5\ta aU \ta uI. \taT casa \taT del \taT di \taT y \tacercamiento a \tamigo es \tar para: \tautos nU \tautos nU, \tchicos son \tde el, \tde esta, \tde xI. \tdefensa de \tdel escribano \tdel nino \tdona gU \tdonde estaba \tel contador \tel encargado \tel encargado, \tel gT \tel nombrado \tel tal \ten mayo \tentrevista con \tescribano gT \tescuela gT \textrana a \tgT santa \tgT xI. \thijo uU \thijos de \thijos gT \tjunto con \tla esc. \tla fonoaudiologa \tla hermana, \tla madre. \tla maestra, \tla mujer, \tla preceptora \tla senorita \tley remitente: \tlic gT \tlic uU \tlic xI. \tllama uU \tlo vieron \tlos autos "\tmas grande, \tme llevo \tmi sobrino \toir a \tpadre don \tpara gT \tpasar a \tpaterna uU \tpega a \tperito lic. \tpor gT \tprof uT \tque a \tque nacio \tresulta que \tsenor gT \tsenora jueza:|\tsra uU \tsu esposa, \tsu letrado \ttestigos uT \tuI e.\tuU da \tuU entre \tuU para: \tuna tal \tvicedirectora prof. \tvio a \txI del \ty uI. \tyo uU 
12\t6\ta del \ta uI.\taT nT \tactores a \tal encargado \tal senor \tautoriza a \tautos caratulados "\tbU gT \tc nU, \tcomparece uT \tcomparece uU \tcon discapacidad|\tcon gT \tcondenar a \tcontador es \tde don \tde fT \tde familia:|\tde firman \tde sra. \tdebo a \tdel capataz \tdel rosario \tdenunciar a \tdice uU \tdije a \tdijo uU \tdr uI. \tel capataz, \tel escribano \tel gerente \tel medico \tel negro \tel plomero \tel sereno \tel vendedor, \tempaque anos|\tengana con \tentrega a \tes gU \tes para \tesposa de \tesposa gT \testaba tambien \tfirma uT \tgT dra. \tgT lT \tgU aU \tgracias senor \tgrupo uU|\thablamos con \thace presente \tjefe directo, \tla aT \tla contadora \tla dio \tla docente \tla maestra \tla medica \tla psicopedagoga, \tla sucesion \tla victima, \tlanus senor \tllame a \tllaves a \tlo opero \tlo sabe \tlos dos. \tlos senores \tlos testigos \tmadre de \tmadre es \tmail de \tmama de \tmarido es \tnT hola \tnU a. \tni con \tno pago. \to gT \tordenes de \totorgar a \tpadre gU \tpague a \tpara uT \tpension a \tpoder general. \tponga que \tpresente yo \tpresidente senora \tprima de \tprof uU \tque fT \tqueda con \treconozco a \tremitente gU \tremitente uU \tsiempre a \tsr gU \tsr uT \tsu hijo \tsuscribe lic. \ttelefono de \tterapia para \ttestigos a \ttestimonial de \ttia uU \ttres sin \ttuvo a \tuI bU \tuI gT \tuI nU, \tuI uU, \tusted a \tvecino uU \tvisto a \tvoy con \txI a. \txI uU - \txI y \txU gral.|\txU uI. \ty da \ty nombres: 
12\t7\t administracion \t xT: \ta dr. \ta nT, \ta norma \taT gT \tabogada gT \tabstencion de \tactor gT \tadelante testigo \tahi trabaja \talimentos de \tbarrio a \tcardiologia dr. \tcasada con \tcentro dra. \tcitese a \tcompleto es \tcomprobante a \tcon aviso: \tconfesional de \tconjunta de \tcredito uI° 9\tcreo que \tcuota de \tcvu de \tde ella, \tde nombre \tde uI. \tde xI, \tdebe meses. \tdel carmen \tdel gT \tdel valle \tdenuncio a \tdesignado dr. \tdicen o \tdijo a \tdona uT \tdra xI. \tel bU, \tel capataz \tel contratista \tel joven \tel nino \tel portero, \tel remisero \ten privado, \tencargado sr. \tencargado uT \tes uI. \tes uT \tes xU \testa a \testa presente. \tex pareja \tfabrica de \tfallecio hereda \tfonoaudiologa de \tfotos a \tfs y \tfue con \tfui con \tgU a) \tguardia dr. \thT gT \thT y \thable con \thablo de "\thasta dice \thijos menores \tinforme estimados \tinsulto paro \tjuicios a) "\tla hija) 9\tla seno \tlas de \tlas dras. \tlic aT \tllegan a \tlleve a \tlo atendio \tlo conto \tlo llevo \tlos abogados \tlos vecinos \tmanana y \tmarido de \tmayor o \tme hizo \tme sale \tmedica dra. \tmi cunado \tmi mama, \tmi tia \tmi vecina \tmi xI. \tmis uU \tmismo dia. \tmitad para \tnT a. \tnU uI. \tnene de \tnorma casa \tnotifiquese a \tnovia de \tnupcias con \totro que \tpadre gT \tpaga a \tpagar a \tpago a \tpanaderia con \tpartes testigo \tplaza con \tpoder a \tpor aT \tpor uT \tpreguntale a \tpresidente gracias, \tpreventiva de \tprimero dr. \tque con \tque manejaba \tque xI.\tquiere a \tsacar por \tsecuestrado a \tsenor juez: \tsenor tT: \tsenora gT \tsenorita uU \tseparada de \tsera justicia. \tsiempre que \tsu apellido, \tsu conyuge, \tsu nieto \tsu tia \tsus nietos \ttenia dr. \ttestigo gT \ttestigo xT \ttestigos uT, \ttiene titulo. \tuI lT \tuI nT|\tuI nU|\tuT uU 99\tuno queda \tvan der \tveces con \tvecina uT \tvivir con \txI gT \txI nT \txI nU, \txI xI.\ty contra \ty dra. \ty xI.
12\t8\t dr. \ta c/ \tacreedores de \tafuera con \tagente sanitaria \tal dr. \tantes estaba \taprehension de \tatiende mas. \tauditora dra. \tayudante dr. \tbU uI. \tbruto de \tcabecera dr. \tcabecera dra. \tcamion de \tcasado con \tchacra de \tcomo interprete \tcomo uT \tcomo xI.\tcompanero el \tcomparece gT \tcompleto de \tcompleto testigo: \tcompulsar a \tcon dr. \tcon el|\tconciliadora dra. \tconcubino uU \tcontesta demanda. \tcontesto a \tconyuge gT \tcr uT \tcuando nacio \tde conformidad. \tde marcos \tdecida la \tdecile a \tdeclaraciones de \tdefensa dr. \tdel aT \tdel senor \tdespido de \tdespido testigos \tdia con \tdiscutio con \tdr xI. \tdueno es \teU senor \tel heredero \tel marido, \tel mudo \tel padron, \tel perito \tel preceptor \tel viejo \tembarazada de \ten casa. \ten fiadores \tencontro a \tes hallado \tescribana uU \tesposa gU \testaban presentes \testimada por \testudio dr. \texcma camara:|\tfdo uI. \tfiguro como \tfirma dra. \tfue firman \tfue uU. \tgT del \tgT san \thT bT \thablo con \theredado de \thija uU \thonorarios de \tidentifico como \tinforma que \ting uT \ting uU \tla ambulancia, \tla anoto \tla cdora. \tla dra . \tla impugnacion.|\tla seccion ("\tla tesorera, \tla testigo \tla xU|\tlas hacia \tle dicen \tlic uT \tllamarme al 49\tlo da \tlo dijo \tlo mismo \tlo recibe \tlos hechos. \tlos hermanos \tlos letrados \tlos meses.|\tmaria del \tme dijo "\tmedica laboral, \tmetros de \tmi abogado, \tmi mujer \tmi novia \tmi suegra \tmi uI. \tmilagro y \tnT tT \tno con \tnombre de \tnombre gT \tnorte con \tnovio es \tnumero la \tocurrido el .9\totra es \totro como \totro juicio, "\tpapa de \tpieza de \tpor dra. \tporque a \tpreceptora uU \tpregunta por \tpresenta gT \tprincipal con \tpublica como \tpuede a \tque ese \tque indico \trecibido de \trecibo tercero: \tregistrar uU \tregistro a \tresolucion a \tsalio con \tsecretaria cra. \tsegun dice \tseparado de \tsera justicia.|\tsera justicia|\tsiendo presidenta \tsirve pero \tsituacion familia \tsoltura de \tsra gT \tsrta uT \tsu abogada \tsu concubino \tsu concubino, \tsu hermano \tsueldo de \tsus hijas \ttaller paso \ttambien es \ttengo a \ttestigo a \ttestigos gT \ttitulo por \ttrabajador a: \tuI nT - \tuI uT - \tun contacto "\tuna senora \tuna vecina, \tva tambien \tvecina gT \tver a \tviajaba con \tvideollamada videollamada. \tvio todo \tvio todo. \txI bT \txI de \txI nT, \txI uI° 9\txT uI. \ty q \ty sello: \ty si \ty va \ty xI. 
12\t9\ta cargo: \ta cvu 49\taU casa \tabogada dra. \tactora gT \tanestesia dra. \tapodo imputado: \tavisarle a \tbT dr. \tbien que \tcampo de \tcc dr. \tcelular de \tcite a \tcivil es \tclinica dr. \tcompadre de \tcompra a \tcon aT \tconocio a \tcontador testigos: \tcontra de \tcuanto defensora: \tcunado de \tde cam \tde de \tde entonces, \tde hU \tde proveedor \tde u.\tdel lU \tdemandada dra. \tdesiste de \tdevolver a \tdichos de \tdijo ser \tdijo sobre \tdivorciado de \tdo testigo. \tdocente uU \tdos nenas \tdr nU \te nT \te uI.\tedad uU \tel abogado \tel cacique \tel chico, \tel ingeniero \tel notario \tel profesor \tembargo autos "\ten fiadora \teran para \tes uU \tescribana gT \tescribe dr. \testaban tambien \texpte uI°09\tfallecido y \tfigura como \tfirma gT \tfirma gU \tfirmado por \tgU tU \tgente de \tgrito a \tguitarra el \thabia hecho \thija de \thijo mayor, \tinquilino de \tinstagram de \tinterviene uU \tir con \tlT dr. \tla administradora \tla casa  9\tla contrato \tla empleadora.|\tla licenciada \tla negra \tla socia \tla tia, \tla uT \tletrados dr. \tlic nT \tlic tercero: \tllegamos estaba \tlo acompana \tlo pide \tmal no? \tmaneja es \tmarzo doctor \tme llamo \tmediadora uU \tmi hermano \tmolesta dice \tmoto de \tmujer del \tnU gT \tnadie testigo \tneurologa dra. \tni de \tninos dra. \tnombre testigo: \tnombre uU \tnuevo es \to el \toU dra. \toficina que \tojo que \toposicion de \tpague enero. \tparte dr. \tpedido de \tpor dr. \tpor ella \tpropone sancion.|\tprueba testigos: \tque firma \tque hacia \tque juan \tque sea \trecibe copia \tregistrado uU \tresulto ser \tretirara a \tsale como \tse retiro. \tsector ingreso|\tseptiembre de 09\tsol y \tsolo con \tsu abuelo \tsu acumulado "\tsu agente \tsu hijo. \ttU gT \ttecnica dra. \ttercero y \ttestigo pero \ttestigos uU \ttestimonial uT \ttestimonial uU \tturno con \tuI bU, \tuI nT \tuI nU \tuT uI. \tuU juan \tun tal "\tvisita de \tviuda esposo, \tvive con \txI bU \txI dr. \txI xU \txU nT, \tyo gT \tyo porque 
12\t10\ta fU \tabogado dr. \tabogado es \tabuela de \tactora dr. \talbacea dr. \tamiga de \tanos para \tapellido es \tapoderada dra. \tatentamente uT \tatribuye a \tayudantes dra. \tcamioneta de \tcarta de \tcirujano dr. \tcitacion a \tconsulta de \tcuarta testigo. \tcuidado de \tde dra. \tde edad \tdel uI, \tdenunciante uU \tder xU, \tdomicilio de \tdueno gU \tel es \tempezo fue \ten ella \ten eso \tencargado gT \tesc gT \tescribio a \tespecialista dr. \thabla con \thermana de \therramientas de \tinscripta como \tla ingeniera \tlavadero del \tle decia \tle presto \tletrados lo \tlocadora y \tlos hijos. \tmano dra. \tme agrego \tmediadora dra. \tmedio de \tmis companeros \tnT uI. \tneumonologia dra. \tno firma \tnombre de "\tnombres uU \tnotifica a \tnuestro es \tnupcias de \toT dra. \topero primero \torden de \tpartes y \tpediatra dra. \tperito dr. \tpolicia dr. \tpresidente senor \tprimo de \tprof gT \tpromovida por \tque murio \tque pasa \tquerellante dr. \tquien es \treclama dra. \tregistrado nU \trelato de \trepresentacion de \trepresentada por \trespecto de \tsegundo testigo: \tsobrino de \tsr a: \tsucesion de \tsuyo a \ttel de \ttengo al \ttestigo el \ttestigo habil \ttestigo uT \ttestigos a) \ttestimonial gT \ttitularidad de \ttrabajo dra. \tu de \tuU es|\tun tal \tuna doctora \tviene con \txU dra. 
12\t11\ta xT \tacredita ser \tactor que \tactora dra. \tal doctor \tapoderado dr. \tauditor dr. \tautos uI., \tautos xI., \tchau dra. \tclienta dra. \tcomo gT \tcorsa de \tdel bT \tdel ingeniero \tdel lT \tdelegado el \tdemandadas dr. \tdetencion de \tdice ser \tdicen el \tdicen la \tdonde trabaja \tdr nT \tel vecino \tencargado uU \texpte uI°,9\tfavor de \therederos de \thermano de \thijo de \tingresos de \tjueza doctor \tla escribana \tla letrada \tla lleva \tlibertad de \tlo de \tlos herederos \tmenor uI.\tnegro con \to sea \to sigue \tpatrocinio de \tperita en "\tpoder de \tpresencia de \tpropiedad de \tpudiera a \tsenora de \tsumaria a) \ttrabajador dr. \tuU uU. (\tuU xT \tun senor \tuna medica, \tvda de \ty tU \tyerno de \tyo uT 
12\t12\tconducido por \tdemandada dr. \tel tecnico \tera de \tfirma dr. \thola soy \tla profesora \tlos doctores \tmi hijo \totro dia \tpadres de \tuna chica \txU gT \ty aT \tyo soy 
12\t13\ta dra. \tconformidad de \tdelante de \tgU del \timpugnacion de \tinformada por \ting gT \tletrada dra. \tletrado dr. \tmedico dr. \tparticular dr. \tpedir a \tsus hijos \ttodos soy 
12\t14\tde apellido \tde del \tdeclaracion de \tla psicologa 
12\t15\tdefensor dr. \tdr lo \tjuan de \tviuda de 
13\t-18\tquien, dispone\txT secretaria
13\t-16\tuT secretario
13\t-15\tuT jueza
13\t-14\tgT fallos\tnT jueza\tnT secretario\tnU servicio\tsecretaria, \tuI.edad\tuT fallos\tuU secretario
13\t-13\tdijo uI\tla: fiscalia\tnT juez\tnT secretaria\tuT juez\txU secretaria
13\t-12\ta  9las\ta, cargo\tbT fiscal\tcon", voto\tdebe apartarse\tdel plata\tel". magistrado\tel, testimonio\tla, escribana\tnU secretario\tpara, dictar\tprosecretario, \tse; le\tsecretaria, unica\tson claros\tuU juez\tvino. un\txT jueza
13\t-11\tchapa, patente\tde", la\tdijo adhiero\tdijo primero\tel, fiscal\tel; fiscal\tfiscal.|eso\thizo, lugar\tiv|prueba\tla camara\tla). testigo\tla, defensora\tlas, tareas\tlic.|e\tlo explica\tmatricula, a\tpide planos\tpido. audiencia\tque las\tque. pide\tse, invita\tse.|resuelve\tsecretaria. dra\tsecretario, \tsi: se\tsola causa\ttT se\ttelefono. del\tuI.la\tuT dijo\tuT secretaria\tuU, quede\ty dr\ty pidio\ty", el
13\t-10\taclara. que\tacta|de\tantes; de\tc nT\tcon, vista\tde catamarca\tde, donde\tde, esta\tdel indec\tdice; que\tdigo, aclaracion\tdonde, el\te, inicia\te.\tel, interes\tel: sr\tel: ¿testigo\tes, muy\testa por\tfija audiencia\tfiscal.|dr\tgU fallos\thabla de\thc", sala\tla, agente\tla. fiscal\tla. procuradora\tla: actora\tllamo familias\tmi. obstetra\tnU jueza\tpaz jueza\tpor disposicion\tpor, xI\tpresentes. la\tpresidenta.|buenos\tpresidente.|que\tsecretario. dr\tse|detiene\ttU.|buenos\ttenga en\tuI. ciudad\tuI.digo\tuI.legajo\tuI.quien\tuT fiscal\tuU secretaria\tuna, persona\txI.acta\txI.uT\txI.|documentos\txU jueza\txU.|se\ty firma\ty sabe\ty. tiene\tya resolvio
13\t-9\ta juicio\tadhiere el\tal norte\tasi, la\tasignan a\tcausa. uU\tcobra. pension\tcon cuatro\tcon reservas\tcon", la\tde con\tde frente\tde parana\tde salud\tdeclara. que\tdefensa. particular\tdel, superior\tdice, su\tdijo i\tdijo la\tdispone, que\tel parte\tel traslado\tel: ¿comisario\tes ese\teso dr\testa a\tfecha|hora\tfijo, audiencia\tiii.|oU\tjueza, \tjueza, de\tlU servicio\tla frenada\tla palabra\tla, guarda\tla; contraria\tla; fiscal\tley: ley\tlo mismo\tlo resuelto\tlos bendiga\tlos; imputados\tnU secretaria\tni uU\tno interviene\toT. de\tpor guardia\tpresidente (dra\tpresidente.|tengase\tqueda. detenido\tque|por\tquien como\tse opuso\tse): abre\tse. admite\tservicio|de\tsolicitado. por\ttengo. cincuenta\ttraslado - en\tu.uI\tuT comparecen\tuU fallos\tvoy: a\tvuelve, de\txI.|adelanto\txU dominio\ty ninas\ty tiene\ty, ahi
13\t-8\ta dra\ta, conocimiento\taT jueza\tacerca de\tacta de\tal centro\tal: registro\tasunto|pileta\tbaja el\tbajo que\tbarcos titular\tcalificacion. provisoria\tcbu, abierta\tcitar. 9a\tcomo, mi\tcomparecen, la\tcon las\tde anses\tde gastos\tde ha\tde parte\tde servicio\tde tucuman\tdefensa.|dra\tdel patio\tdel semaforo\tdevuelve todo\tdictamino en\te hija\teU" -servicio\tel descargo\tel vestido\tel. albacea\tel.|titulo\tel: ministerio\ten dedo\ten enero\ten.|prueba\tes, derecho\teste y\tfiscal, de\tfiscal, nota\tfiscal. dra\thasta las\tjueces - de\tjuez, \tjueza.|doctor\tla denuncia\tla presente\tla, asesoria\tla, jueza\tla. asistente\tla; querellante\tllegaron. tarde\tlos domingos\tlos. actores\tno, tengo\tno: hago\tofrezco. como\tordena formar\tpartido, de\tpasa. a\tpor panel\tpor turno\tpuede. ser\tque pasaba\tque paso\tque uno\tqueda.|ud\tquinto.|a\tregimen, "de\tresuelvo,|uI\tse, constituye\tse, reunen\tse. sugiere\tsiempre le\tsin abogados\tuI se\tuI. periodo\tuI.me\tuT c\tuU|al\tun nombre\tvista. a\txI | xI\txI.u\txT antes\ty firman\ty llamo\ty muy\ty todo\ty trabajaba\ty" la\tyo. soy
13\t-7\tactor. presente\tante negativa\tasi le\tcapaces de\tcon derecho\tcon rosa\tcontra los\tde inscripcion\tde killip\tde" la\tdecia que\tdel requirente\tdesde. ahi\tdespedido por\tdijeron, a\tel dato\tel, primero\tel.|presidente\ten banco\ten nT\tes del\tigual el\tjuez, de\tjueza, nacional\tla prision\tla:|que\tles|cuento\tlo ocurrido\tlos cito\tmi, mama\tno...asi\tpero no\tpor. ante\tporque, no\tprimero, de\tprovincia, de\tque nos\tque solicita\tque. teme\tquien: ¿llamo\tse paga\tse.|realizo\tsecretaria, de\tsecretario, nota\tsera automatica\tservicio - de\tsi; no\tuI fecha\tuI.cuit\tuI.ley\tuT.|por\tuU dijo\tuno piensa\tviuda, nacida\txI.del\txU antes\ty ante\ty doctora\ty firmado\ty habla\ty" a\ty, hay
13\t-6\ta quien\tahi a\tal alta\talguien sabe\tc uT\tcon lic\tconclusiones.|el\tde femur\tde ingreso\tdel  9segundo\tdel dni\tdel movil\tdicen. que\tel art\tel, dr\tel; que\tes: el\texpte|uI\tfiscal.|me\tjueza, ante\tla puerta\tla, mande\tlanus dr\tlo q\tmando, al\tme dieron\tque al\tque con\tque mi\tregistrado|nU\tse. aplico\tse. indica\tsenor, juez\tsiendo, las\tsin gastos\tson hectareas\ttercero informe\tuI.o\tuT.|del\txT juez\ty" el\ty.39no\tya te
13\t-5\tal lado\tautista xI\tde familia\tde oT\tde, apellido\tdel sr\te improcedente\tel telefono\ten cuanto\ten que\tgrado iii\thay, que\tla carta\tla consulta\tla, ley\tpor. el\tque tu\ttambien jueza\tuU jueza\ty ya
13\t-4\ta nadie\tal costado\tde agua\tde ella\tde hecho\tde oU\tde pesos\tde semana\tdel juzgado\tdoctor: nT\tdomicilio en\tel acta\tel acto\tel mismo\tel y\tla pension\tla verdad\tmi apellido\tno, miraba\tpor los\tque eran\tsituacion laboral
13\t-3\ta los\ta mi\ta nombre\ta xU\tal senor\tcuando habla\tcuando vi\tde mi\tdel colectivo\tdel padre\tdoctor: uT\tdominio  9a\tel auto\tel presente\ten|la\tfallos" (y\tla plata\tla policia\tsobre el\ty treinta
13\t-2\ta uI\tde, 9agosto\tde, 9octubre\tdel dr\tdigo. uI\tera con\tla moto\tlas. partes\tlo invento\tpare. cuando\tsobre la\ty cuatro
13\t-1\tde su
13\t1\tnU no\tno: me\tque, venia\tse mostro
13\t2\tdni, cuil\testaba en\tnT de\tno firma\tpropone que\tque, es\txI. bT\ty, un
13\t3\tbT se\tdel bT\tes: mi\tnT a\tnT fue\tnT. \tnU. uI\tno hizo\tno puede\tno vio\tque: no\trefirio que\tse hizo\tuT le\tviuda, de\txI, uI\ty al\ty su\tyo, no
13\t4\taU uI\targentina, viuda\tcomo: perita\ten, enero\testa. mi\thija, del\tjueza.|no\tla empujo\tla, que\tla. mama\tla: defensa\tle haya\tle indico\tle puede\tlo conozco\tme grito\tmi. mama\tnT anos\tnT asunto\tnT esta\tnT mi\tnU que\tno contesta\tno estaba\tno quiere\tno sea\tse fue\tse, retiro\tse: lee\ttT a\tuI divorcio\tuI sucesorio\tuI.no\tuT a\tuT bT\tuT en\ty, considerando
13\t5\ta, xI\ta: mi\taU bU\tabogada, xI\tal, folio\tantes del\tc textil\tcarta.|uU\tde, anos\tde: acuerdo\tdeclara que\tdespido: de\tdijo no\tdni, por\te.uI\tempujo a\ten uI\tes, quien\testaba de\tfue a\thace dos\tingreso a\tla, mama\tla, novia\tla. preceptora\tle prometio\tllamo a\tlo crio\tlo decia\tmurio en\tnT informa\tnU mp\tno hablo\tno le\tno lo\tno: se\tpadre, de\tpaz dni\tque, hizo\tque, trabaja\tque, vive\tquien, se\tquien, uU\treconoce que\tse los\tsu, esposa\ttT nT\ttiene anos\tuT escribana\tuT hola\tuT. \tuU, uI\tuU.|con\txI. uT\txT por\ty hT\ty otra\ty sus
13\t6\taT si\taT|casa\taU aU\taU xI\tabierto.|el\tabogado, matricula\tahora. el\tal, este\tanos  9relato\tapoderada, uU\targentino, casado\tasunto|uU\tbT a\tbT que\tbajo de\tbuen, dia\tc anses\tcomo, ¿va\tcon, quien\tdel transito\tdelegado, de\tdice haber\tdice que\tdiscutio con\tdoctora: puedo\tel carnicero\tel que\tel, mudo\tes buena\tes padrino\tescribano, titular\tescritura.- numero\tfallecio en\tfdo.|uI\tfue, a\tgT uU\tgT xI\tgT, el\tgracias: a\thc edad\tingeniero, mecanico\tingresa.|el\tla, madre\tla, pregunta\tle conto\tle, daba\tllego con\tlo engana\tlo manejan\tlo reconoce\tlo tenia\tlo va\tlo vio\tmadre, del\tme saco\tmi, abogado\tnT al\tnT dice\tnT ella\tnT firma\tnT fs\tnT hay\tnT mp\tnT pero\tnT pide\tnT sin\tnT su\tnT testigo\tnT yo\tnU hola\tnU le\tnU me\tnacio el\tno esta\tno fue\tno me\tno tengo\tno, me\tno. debe\tnota.|de\toT|de\toU.|ingresa\tpierde la\tpor vos\tque te\tque, espera\tque, estaba\tquien, llamo\tse queda\tsostiene que\tsu, mujer\tto 49xI\ttrabajadora, social\tuI (uI\tuI - uI\tuI frigorifico\tuI, e\tuI. violencia\tuI.a\tuT xU\tuU da\tuU luna\tuU. ante\tvan der\txI \txI. de\txU av\txU dni\txU mat\ty acepta\ty; por\tya, que
13\t7\ta  9y\taT h\taU empaque\tal, que\tasesora, letrada\tasi los\ta|del\tbT en\tbU uI\tbuenas: si\tcambia de\tcbu, por\tcobra el\tcomo ("el\tcomo buena\tcomo, estas\tcontesta, que\tcorto la\tdeclaracion|de\tdel, colegio\tdemandada. dr\tdesistio articulo\tdijo lo\tdni xI\tdni, del\tdni, en\tdni, vehiculo\tdomicilio. los\te uT\te.xI\tel, vecino\tel. numero\tel; informe\ten toda\tera la\tera su\tes favorable\tes monotributista\teso. no\testa con\testaba internado\texplica que\tfirman.|al\tfirma|del\tfirmo como\tfue la\tfue llevado\tfue quien\tgT dni\tgT s\tgU, dni\tgU, uI\thasta, que\tii. declarar\tla). hija\tla, alemana\tla. abuela\tla. que\tla. ¿victima\tla? saque\tle creo\tle responde\tle: paso\tlicenciada, en\tlo apuro\tlo llamo\tlo miro\tlo sabe\tlos, de\tlucido pide\tmama de\tmatricula, registro\tme firmo\tme hizo\tme mostro\tmedica, del\tmedico, matricula\tmercado y\tmi, cunada\tmi: hijo\tnT dni\tnT le\tnT me\tnT mn\tnT que\tnU cuit\tnU dni\tnU es\tnU intimo\tnU opinion\tniega. dice\tno aporta\tno atendia\tno la\tno reconocio\tno? le\tnombre", y\tnunca le\to a\to,89a\topinion". verificar\tpara, vos\tpercibe de\tpor. lo\tpor; el\tpresente. la\tque cobraba\tque, conoce\tque, entro\tque, escucho\tque, fue\tque; toma\tquien, lo\tquien, no\treclama por\trecuerda que\trenuncia a\trenuncio la\tse jubilo\tse,09ofrece\tse. acepta\tse. designa\tse. incorpora\tse: pelearon\tsegun escritura\tsi todavia\tsi: doctor\tsi: mi\tsocio, gerente\ttT dni\ttT y\ttU dni\ttampoco de\ttelegrama|a\ttengo anos\ttestigo. de\ttia, de\ttoma y\ttrabajo conmigo\ttuvo un\tuI bT\tuI bU\tuI sucesion\tuI: uI\tuT abogado\tuT fue\tuT hermana\tuT me\tuT mp\tuT uI\tuT, dni\tuT, el\tuT|y\tuU hija\tuU mp\tuU ofrece\tuU xI\tun inmueble\tva al\tvda de\tvio, a\tviuda de\tvuelve. a\txI (uI\txI, xI\txI. a\txT cuit\txT el\txT mediadora\txT mn\txT quien\txU escribana\txU xI\txU|xI\ty aU\ty mitad\ty prohibicion\ty ratifica\ty trabaja\ty xI\ty", de\ty, es\ty, oir\ty, si\tya pago\tya retiro\tya, se\tyo lo
13\t8\ta, nT\ta, quien\tabogado|\tal, lunes\talegan. los\tanoto, todo\tapellido|de\tart. de\tasiste), al\tasunto|reajuste\tbT uI\tbU aT\tboca es\tc uU\tcambie el\tcobra. el\tcomo apoderado\tcomo, le\tcon fiebre\tcon, medio\tconcurre a\tcorriendo y\tcuarta|las\tcuenta. como\tde", a\tde, legales\tde, papa\tde. nT\tdeclaro que\tdel gU\tdenego, la\tdescarto el\tdesde marzo\tdesiste de\tdice q\tdice, en\tdictamino que\tdni, cuit\tdni, gT\tdni, yo\tdr. calle\te con\tel  9progenitor\tel 09mismo\tel del\tel, abogado\tel, contador\tel, miercoles\tel.|papa\tel: cheque\ten, representacion\tencargado;\tentrevista. a\teran, de\teso se\testa internado\testa lucido\testa, en\testaba al\testan dispuestos\tfijo, con\tfirma la\tfue oida\tfue una\tgT, dni\tgT, se\tgT, xI\tgU quien\tgU uT\tgU, xI\tgrito el\thabia uU\thabla con\thabla poco\thace un\thay. un\tiba a\tiii|prueba\tincluso, por\tingresa. al\tiv.|conclusion\tla | misma\tla. cuenta\tla: primera\tle suceden\tle tenia\tle: escribe\tle: pregunto\tle; contesto\tles mando\tles.|pido\tllamo al\tlo busco\tlo cargan\tlo confirma\tlo niega\tlo rechaza\tlo vieron\tlo". tengo\tlo, puso\tlos: estoy\tmama, dice\tme acompano\tme contesto\tme, dejo\tnT abogado\tnT b\tnT desde\tnT hola\tnT mat\tnT sigue\tnT trabaja\tnU \tnU alias\tnU mat\tno acepta\tno conoce\tno sabe\tno tendrian\tno: le\to): por\tpaz. xI\tpero, nadie\tpor interes\tpor., el\tporque este\tpregunta por\tpresidente.|para\tque, me\tque, reconocio\tque. tu\tque: ahi\tquiere cerrar\trechaza, la\tro 39a\tsaluda. e\tse durmio\tse encuentra\tse esconde\tse retiro\tse, constituyen\tse. eleva\tse. medica\tse.|fija\tse.|fue\tsi. como\tte paga\ttiene asma\ttiene obra\ttodos, con\ttrabaja a\ttrabaja en\ttrabaja, en\ttraslado. por\ttuvo ademas\tuI, uU\tuT - nT\tuT 19uT\tuT mi\tuT presente\tuT segun\tuT titular\tuU 39a\tuU cosecha\tuU escribano\tuU mat\tuU padre\tuU socio\tuU|registrado\tusted, opero\tva a\tvisite a\tvive, en\tvota con\txI (xI\txI, iii\txI.cuenta\txI.tiene\txT o\txU quien\txU.|declaracion\ty avalado\ty conoce\ty ella\ty mando\ty, se\tyo, tenia\tyo: con
13\t9\ta.xI\taT, s\taU dni\taU, aU\tabuelo, de\taca, presente\tadscripta, carnet\tadvierte que\taudiencia. ante\tbT \tbaja la\tbanco: municipal\tcarta|uU\tcon, interprete\tcon, pagare\tcon. cita\tcredito.|contra\tcuenta que\tcuenta. del\tcvu, sobre\tde gomez\tde soltera\tde, quien\tde, union\tde, y\tdebe meses\tdecia al\tdel carmen\tdel piano\tdesde. junio\tdijo haber\tdni vivo\te hijos\tel, camionero\tel, del\tel, encargado\tel, hermano\tel, marido\tel, perito\tel, recibo\tel.|expediente\tella. lo\ten partes\ten persona\ten silla\ten, cambio\tes delegado\tes mi\tes remisero\tes su\tes testigo\tes veraz\tes.|cierto\tes? la\tesposa 89del\testaban de\tfirman. \tfranco xI\tfue, igualmente\tgT nU\tgT, s\thoy, fallecido\thoy. presente\tingreso, a\tjefe - de\tkiosquero, de\tlT uT\tlU dni\tla crio\tla encargada\tla, maestra\tla, mayor\tla, q\tla, venezolana\tla. voy\tle debe\tlegajo, que\tlo banca\tlo compro\tlo nego\tlo recibe\tlo vi\tlos: companeros\tmanda nota\tme dijo\tmi. madrastra\tnT argentino\tnT cuit\tnT del\tnT mediadora\tnT vio\tnT xU\tnU esta\tni loca\tniega; los\tno, paga\tno, te\tnormal | iv\to, sea\tobliga a\tpaso. de\tpaz y\tperito. dra\tpidio su\tpidio, la\tpor, derecho\tporque habia\tprecio. dolares\tpsicologa;79mes\tque, puso\tque, son\tque, viene\tquien, dice\tquien, trabajo\tquiere cobrar\tquiso irse\ts ejecucion\tsaco, a\tse enfermo\tse niega\tse opone\tse. anoto\tse.|cae\tse.|le\tsecretaria, cra\tsegun, escritura\tsi te\tsi: quiero\tsiempre fue\tson pareja\tsu". tio\ttU, viuda\tte mando\ttenes el\ttu apellido\tuI cuidado\tuI.san\tuI.va\tuT residente\tuT s\tuU abogado\tuU alimentos\tuU argentino\tuU cuit\tuU dni\tuU hola\tun. hermano\tva, a\tversion. del\tvio la\tvive) en\txI (uU\txI - xI\txI, xiv\txI. nT\txI|xI\txT gT\txi.|reserva\ty aT\ty ni\ty, aviso\ty, nadie\ty, otra\ty, quiero
13\t10\ta, fin\taT "nT\tal, final\tbT dni\tbT mat\tbU xI\tcomo acompanante\tcuarto.|si\tcuit, el\tde di\tde rrhh\tdesde, el\tdijo, no\tdomicilio, de\tel medico\ten, una\tes pariente\tescribana, titular\texpresa que\tfigura ese\thabla. el\thc", lo\thc, esguince\thizo todo\tlT dni\tla, heredera\tla, secretaria\tla, verdad\tla. demandada\tla.|aseguradora\tle dio\tle tiro\tle vendio\tlegajo. intimole\tles, dijo\tllego en\tlo: de\tme ha\tme hace\tme mando\tme paso\tme, dio\tmi senora\tmp, \tnT hablo\tnT sera\tnT vecina\tnU gT\tnU xI\tni de\tni enterado\tnieve lote\tno atiende\tno formula\tno paga\tno pasa\tno va\tno: es\tnombre|s\tnota.|a\to recibido\tpaz de\tporque fue\tpregunta si\tque", es\tque, fija\tquien, acepta\trubro|hijos\ts danos\tse presento\tse volvio\tse) queja\tsu. legajo\tt, f\ttT de\ttenia algo\ttomo, folio\ttrabajaba en\tuI alimentos\tuI danos\tuI ejecucion\tuI nT\tuI. xT\tuI.anos\tuI.en\tuT abierto\tuT mat\tuU. notificados\tuU|encargado\tvenia una\txI (vii\txI. los\txI.|a\txT dni\ty dejan\ty escucho\ty otro\ty si\ty srta\ty", en\ty, dice\ty, por\tya hablo\tya tuvo
13\t11\ta  9lo\tacompano. la\tbU dni\tc. xI\tcosecha|registrado\tda silva\tdebe traer\tdni. domicilio\tel, gerente\tel; preceptor\testa de\tii.|relato\tjueza.|el\tla, hermana\tmat \tmatricula, \tmatricula, xI\tme amenazo\tme empujo\tme. dieron\tparaguayo, dni\tpor, los\tresponde que\ts alimentos\tse equivoco\tse quedo\tsiempre andaba\ttambien hereda\ttodavia no\tuI. y\tuI.xI\tuT dni\tuU c\tuU, nacido\tuU, un\tuU.|banco\tvial xI\tvive en\txI., s\txI.e\txT mat\txT mp\ty metio\ty o\ty), de\ty; el
13\t12\tcuit, titular\tel, hijo\tgU dni\tla, de\tla, ninera\tnT matricula\tsola presidente\ttT xI\tuI. \tuI. uT\tuT oT\txI., uI\ty, recibos
13\t13\tel, escribano\tnT xI\tno. vino\tsu, companero\ttengo, anos\tuT xI\txT xI
13\t14\tse nego\txI.de
13\t15\tno" es
14\t-14\tgTsan \tnluna 
14\t-13\ttTla \txIdni|
14\t-12\taluna \tbTen \tnTy "\ttUel \txTdel \txUal 
14\t-11\tbTentre \tbUlas \tlTe \tuTen \txThospital \txUdel 
14\t-10\taTsanta \talsin \tbUal \tbUel \tbUentre \tgTfiscal \tglcargando \tlTen \tnTen \tnThospital \ttTel \ttTesta \tuTgrupo "\tuTh. \txIante \txldel 
14\t-9\taUsin \taUun \talun \tbUen \tcUpresenta \tflla \tlUgodoy \ttUla \tuIante \tuIla \tuTpresidente: \tuTy "\txIuT (\txIuT|
14\t-8\taUdoctora \talse \tbTen "\tcUante \tcUmedico \tlThospital \tnUuna \tuIresuelvo: \tuTnada. \tuUcomunidad \tuUdos \tuUhace \tulabuela|\txlpor 
14\t-7\taTen \tbUmi \tblaT \tblal \tbldos \tblmi \tcTen \tcTsan \tcTsi. \tcUmercado \tcUmi, \tgTbarrial \tnTjueza \tnlla \ttUun \tuTbanco \tuTderecha. \tuUgrupo \tuUlas \tuUquien \tulex \tulfer \tulningun \tulotra \txTen "
14\t-6\tblel \tblle \tcUagente \tcUlesiones \tcUson \tgUfdo.: \tnUhospital \toTy \tuUdeja \tuUotra \tulella \tullas \tulx \tulyo \txIfactura \txUse \txlun 
14\t-5\tbles \tcUdos \tcUella \tcUhace \tcUlas \tcUmi \tcUporque \tcUsegun \tcUsin \tnTde "\tnTen "\ttUen \tuTeU: \tuUcuatro \tuUcuidado \tuUmi \tuUpresidente: \tulcuatro \tuldos \tulhace \tullo \tulquien \tulviene \txTtelefono 
14\t-4\tblun \tcUdejo \tcUotra \tcUpide \tcUsegundo \tcUtu \tglsan \toUcon \tuIcivil \tuIexpte. \tuItrabajo \tuldel \tulestaba \tullos \tuloT \tulotro \tulsin \tultenia \tulvisita 
14\t-3\tblen \tblsu \tcTfiscal: \tcUal \tcUcomo \tcUcuando \tcUesta \tcUestaba \tcUla \tcUlo \tcUquien \tcUtiene \tlTsan \tnUuU "\tuIdijo:|\tuUcarta \tuUinforme \tuUle \tuUlo \tuUme \tuUpidio \tuUse \tuUsu \tulal \tulgT \tulla \tulmi \tulpide \tultiene \txlse 
14\t-2\tcTgT. \tcTnT.|\tcTnU: \tcUmis \tgTdoctora \tlTbuenos \tuIcredito \tuIdigo:|\tuIfamilia \tuUiii. \tuUno \tuUun \tulanos, \tuldebe \tulesta \tulgT, \tulle \tulme \tulnT \tulno \tulnos \tulte \tultres 
14\t-1\tcTxT. \tcUel \toUla \tuldeja \tulmas \tulnT, \tulse \tuluT, 
14\t1\tgUuU: \thTcon \tnUsenor \tuTdon \txUsenor 
14\t2\taTgT \tbTsra. \tgTesc. \tgThermana \tgThija \tgThijo \tgla \tglque \thTgT \tnUdr. \tnUgT \ttTa \tuTprof. \tuTsra. \tuUdi \tuUsenor \txUdefensa 
14\t3\taUgU \tgTestaba \tgTgT. \tgTnT. \tgTpara \tgTque \tgTuT: \tgUa \tgUuU \tglpor \tgly \thTque \tnTla \tnTlos \tnTtestigo \tnUaU \tnUhU \tnUuI. \tnUxU \tuTlic. \tuTnT \tuTsenor \tuTsr. \tuTtio \tuTuI. \tuTxI. \tuUautos "\tuUlU \tuUrosa \txUperita \txUuI. 
14\t4\taTlic. \taTsr. \taUnU, \tbTsenora \tbUnU \tcTgT \tcTuT \tcTy \tcUsenor \tgTa \tgTcon \tgTes \tgTnT \tgTuT. \tgTxU, \tgUgU \tglcon \tgles \thTdi \tlTuT \tlUuU \tnTsenor \tnTuI. \tnTxI. \tnUdefensa \tnUxI. \tnldefensa \tnldijo \ttTuT \tuTaT \tuTcon \tuTdice \tuThT \tuThijo, \tuTuU, \tuUhermana \tuUmarido, \tuUyo, \tulcruz \txIa. \txIxI. \txUaU \txUlU \txUxI. 
14\t5\taTaT \taTel \taUbU \taUsr. \taUuU, \taUy \talpor \tbTaT \tbTla \tbUaU \tbUfU \tcTcon \tcTdr. \tgTcuando \tgTdel \tgTlic. \tgTpor \tgTsenora \tgTsoy \tgTuU, \tgTxT \tgUcon \tgUde \tgUsenor \tgUsr. \tlTaT \tlTgT \tlUaU \tnTa "\tnTperito \tnldr \tnlsenor \ttTdon \ttUgU \tuTdicen \tuTfirma: \tuThermano \tuThija \tuThijo \tuThola \tuTing. \tuTleo \tuTpara \tuTque \tuUcontra \tuUdicen \tuUentre \tuUhija \tuUhijo, \tuUitati \tuUllamo \tuUmaria \tuUpaz \txIdra. \txTlic. \txTsenor \txUes 
14\t6\taTpor \taTuI. \taTuT, \taTxI. \taUaU \taUque \taUsenora \talda \talhola \talluz \tbUbU \tbldr. \tgTagente \tgTbT \tgTgT, \tgTla \tgTnU, \tgTo \tgTtestigo \tgUbU \tgUdel \tgUla \tgUnU \tgUpadre \tgUsi \tgUuU. \tgUxU \tglsoy \tlTuI. \tlUdon \tlUfU \tlUsenora \tnTa \tnTe. \tnThT \tnTlo \tnUeU \tnUoU \tnUtestigo \tnldr. \ttTaT \ttUimputado \tuIdice "\tuTa \tuTe \tuTfamilia \tuTgordo \tuTlU, \tuUa. \tuUllama \tuUmadre, \tuUpadre, \tuUvino \tulbrian \tuldr. \tulhermana \tulruben \tulsenor \tulsra. \txIa.\txIdr. \txIgU \txTuI. \txTxI. \txUa \txUdi 
14\t7\taTa \taTpero \taUcon \taUnU \tbTdr. \tbThT \tbUxI. \tblsanta \tcTda \tgTaT, \tgTentre \tgTsi \tgTsra. \tgUes \tgUhija \tgUpor \tgUque \tgldel \tlUbU \tnTda \tnTfamilia \tnTpara \tnlde \tnles \tuIaT \tuTagente \tuTcr. \tuTentre \tuTnU, \tuTo \tuTporque \tuTvino \tuUdo \tuUgomez \tuUhija, \tuUporque \tuldicen \tulignacio \tulsenora \tultal \txIoU \txTaT \txUtomas \txUvon 
14\t8\taTda \talsenora \tbTque \tbTtestigo \tbTuI. \tbTxI. \tbUdr. \tbUsenor \tcTpor \tcTtestigo \tcUsra. \tgTcomo \tgTing. \tgTpadre \tgTsr. \tlTy \tlUxI. \tnTdr. \tnTes \tnTsi \tnUa \tnUes \tnltestigo \ttTdoctora \ttTque \ttTsenora \ttUdon \ttUlU \ttUuU \ttUxI. \tuIa \tuImi: \tuTcomo "\tuTlo \tuTlos \tuTpaz \tuTpor \tuTser \tuUgodoy \tula. \tuldona \tuldr \tuln. \tulsoledad \tulsr. \txIaU \txIgT \txIuT \txTes \txTlos \txltestigo 
14\t9\taTcon \taTque \tbTa. \tbUcon \tcTsr. \tlTes \tlTxI. \tlUsr. \tlUuI. \tllcon \tnUlos \tnUsi \tnlfamilia \tnlpor \tnlque \tuIa.\tuInT \tuTda \tuTeT \tuTsi \tuTsoy \tuUalias "\tuUatiende \tuUfirman \tuUpilar \tuUtio \tulcarolina \tuldra \tulelias \tulgracias \tulmatias \tultio \txIpor \txTdi \txThijo \txUcon \txlsenor 
14\t10\tcTaT \tcTes \tcTsenor \tfTque \tfTy \tlUy \tnTque \tnla \ttUque \ttUxU \tuIdr. \tuTera \tuTpadre \tuUleo \tuldoctora \txTo \txla 
14\t11\tala \talana \tbTcon \tbTsenor \tbUque \tlTcon \tlUcon \tnUda \tnUque \tnlsoledad \ttUaU \ttUtestigo \tuUagente \txIcomo \txImenor \txIque 
14\t12\talsoy \taly \tbTlos \tbTy \tbUtestigo \tgTprof. \tgTsenor \tllque \tnlcon \tnlda \ttTy \tuTdecia "\tuTes \tuldon \txIaT \txIde \txIoT 
14\t13\tbTdel \tblcon \tblsenor \tcTque \tlTque \tlUdos 
14\t14\taTy \tblque \tbltestigo \tlTdos \txIy 
14\t15\taldos \tlUque 
14\t16\taTdos \taUdos 
14\t17\tuIe.
15\t-13\tuTdra: 
15\t-12\tnTy" 
15\t-11\tuIla. \txIdefensa.|
15\t-10\tlTc \tuTun \tulcabrera \txIincapacidad. \txIse.|
15\t-9\tnTadhiere \tuTcopia 
15\t-8\tcTbajo \tnTfallos (\tnTjueza, \tnTsobre \ttTii \tuIconsultorio.|\tuTcomparecen, \tuTpor. 
15\t-7\tblni \tcUagua \tcUud \tlTcon, \tlTporque, \tlTtercero \tnTjueza - \tnTmadrid \tuTgeneral \tuTjuez, \tuTsobre 
15\t-6\taTde, 9\tcTlo \tcUigual 
15\t-5\tcTun \toTde \ttUpor \tuTsecretario, \tuUal \tuUdoctor: \tulal \tulmas \tuluna 
15\t-4\tblcon \tcTa \tcUcomo \tcUme. \tcUun \tlTa, \tnTsecretario, \tnUel: ¿\tuIdigo. \tuTfallos" (\tuUart (\tuUmeses \tulaT. \tuldesde \tulgT. 
15\t-3\tcTel \tcUa \tcUal \tcUcuando \tcUel \tcUpero \tcUpero, \tcUsi \tcUsin \tuTnacional \tula \tulcon \tulnT. \tulnU|\tulsin \tulsu \tuluT. \tuluU|\tulxT. 
15\t-2\tcTcon \tcTgT: \tcTque \tcUcon \tcUen \tcUlos \tcUmi \tcUpara \tcUque \tcUque. \tcUse. \tcUsu \tcUuna \toUen \tulaT \tulcuando \tulde \tulel \tulgT \tulhT. \tulnT \tulpor \tuluI. \tuluT 
15\t-1\tcUmas \tcUpor \tuUdomicilio \tulrota 
15\t1\tgTdni, \tgTes \tgTse \tglla \tglse \tnTdni, \tnTlo \tnTxI, \tnllo \tuTdesde, \tuTnT 
15\t2\taTgT \tbUdni, \tgTel. \tgTno \tgTy \tgTy, \tgUno \tglno \tglque \tgly \tgly, \tlTuT \tnTle \tnTque, \tnUme \tnUno \tnUpor \tnUsenor: \tnUsi: \tnUuT: \tnUxI, \tnly, \tuTaT \tuTle \tuTque: 
15\t3\taTbT \taTno \taTtT \taTxI \taUnU \tgTa \tgTaT \tgTlo \tgTque. \tgUaU \tgUy \tglle \tnUalias, \tnUes \tnUgT, \tnUuU. \tnUyo: \tnlle \tnlpor \tnlse \tuTbT \tuTme \tuTxI, \tuUdni \tuUdni (\tuUme \tuUpropone \tuUuI (\txTdni, \txTes 
15\t4\taTaT \taUaU \taUbU \taUno \tbTgT, \tgTen \tgTpor, \tgUes \tglfunes \tnTfue \tnTnT. \tnTpor, \tnTquien, \tnUdni, \tnUhU, \tnldoctora: \tnlel. \tuIno. \tuIuU. \tuTofrece \tuTuI, \tuTuU|\tuTxI \tuUy: \txTmat, \txUgU \txUme \txUpor, \txUxI, 
15\t5\taTuT, \taUxI \talque, \tbUse \tgTdel \tgTxI \tgUle \tgUxI \tgllo \thTnT \tlTy, \tlUle \tlUme \tnTaT|\tnTgT. \tnTpara \tnTxI (\tnTxU|\tnUesta \tnUgU \tnUno, \tnlgT|\ttTgT \tuIaU. \tuTal, \tuTdni, \tuTpide \tuTsu, \tuTuT; \tuUargentina, \tuUdel: \tuUgT, \tuUmercado \tuUmi, \tuUno: \tuUreales \tuUyo: \tulparedes \tultiene \txIa. \txTque. \txTxI, 
15\t6\taTde, \taTgT, \taTla \talque \tbTdni, \tbTen \tbUaU \tcTxI, \tgTcon, \tgTen, \tgThT \tgTnU \tgTxU \tgUy, \tglesta \tglq \thTbT \tlTdni, \tlTgT \tlUdni, \tnTa \tnTal, \tnTde, \tnTgT \tnTme \tnTnT, \tnTse.|\tnTuT. \tnUque, \tnlcon \tnlq \ttTno \ttTxI, \tuIuT. \tuTaT, \tuTdice, \tuTxI (\tuUdni - \tuUdni, \tuUen: \tuUgomez \tuUmi: \tuUtoma \tuUuT, \tulno: \tulyo: \txIuT. \txThT \txUdice \txUquien, 
15\t7\taTel. \tbTque, \tbUal \tfTgT \tgTpero, \tgUtiene \tgls \tnTno, \tnlse. \tnlyo: \ttTlo \tuIbU. \tuInU. \tuIuT.|\tuTdel, \tuTdni|\tuTfue \tuTnU \tuTsegun, \tuTya, \tuUalias, \tuUdesde, \tuUle \tuUluna \tuUpide \tuUpor; \tuUtenia \tulbengolea \tulcruz \tulme \txIbU. \txIde. \txTfue \txTla. \txTme \txUesta \txUle \txUno, \txUtiene \txUxU|
15\t8\taTdni, \tallo \taltiene \tbTen, \tbTgT \tcTque, \tcUagrega \tgUdel \tgUdni, \tglocampo \tlTes \tlUla \tnTdel, \tnTel. \tnTpero, \tnTy; \tnUa \tnlno, \ttTque. \ttUaU, \ttUgU \ttUy, \tuIde., \tuIpidio. \tuIxI. \tuIxU. \tuTfranco \tuTno, \tuTva \tuTvio \tuUabonara \tuUfirma \tuUimputado|\tuUmanifiesta \tuUpresenta \tuUvende \txIa.\txIde., \txInU. \txIxI. \txIxU. \txIy.\txTel. \txTpor, 
15\t9\talle \tbTel, \tbTse \tcTes \tlTme \tlTno \tllno \tnTpor \tnTpor; \tnTse. \ttTdni, \ttTen, \ttTgT, \ttTtT \tuIa. \tuIaT. \tuIanos. 9\tuIbT. \tuIdra.|\tuIlT. \tuIlU. \tuTes \tuTllora \tuToT.|\tuTtitular, \tuUaclara \tuUc \tuUlloraba \tuUofrece \tuUtiene \tuUtitular, \tulclara \txIaT. \txItiene. \txIy. \txTgT \txTno, \txTquien, 
15\t10\tbTde, \tbTes \teTy \tlTque, \tlUque, \tnTque. \tnUse. \tuIen. \tuTeT \tuTs \tulbelen \tulojeda \txldice 
15\t11\talno \tlUno \tnTmatricula, \tnlme, \toTxI \tuIa., \tuIxT. \tulbeatriz \txIbT. \txIdr.|
15\t12\tuIo. \txIdel. \txInT. \txIxT. 
15\t13\tuInT. 
15\t15\txIs. 
16\t-13\tertT\tltoT\treoT\tsosT
16\t-12\tneaT\tteaU\tzosU
16\t-11\taseT\tgooT\tnaT\todoT\tptoU
16\t-10\taciT\tasiU\tbonU\tcoaT\tcoaU\thatT\thatU\tnacT\tnseT\tosiT\trolT\tschT
16\t-9\tajeU\tbasU\tcalT\tcenU\tctoT\tertU\tgueT\tideT\tjalU\tjerT\tlvoT\tockT\tondT\tperT\tsisT\tsisU\ttalT\tvarU
16\t-8\tbonl\teosU\thasU\tipoU\tiveU\tltoU\tmioU\tnalT\tneaU\todoU\tpleU\tplel\trarl\trill\tsosU\ttioT\tuiaT\tuiaU\tujaT\tuyaU
16\t-7\tabiT\tachT\tajeT\tajel\taseU\tbolU\tcteU\tdasl\teceU\teerT\tejeU\temol\tfill\thasl\tibaU\tienT\tijeT\tisol\tjall\tjarU\tlemT\tnaU\tnotT\tnusT\toceT\tpceU\trbal\trleU\tsisl\ttadl\ttaml\ttarl\ttirl\tuyoU
16\t-6\taciU\tasoT\tayU\tazoU\tcroU\tdarU\tdarl\tdasU\tdomT\tdomU\tdosT\tdosl\tearl\teseT\tesol\tfeyT\tizoU\tjesU\tmiol\tnacU\tnacl\tnenU\tpieU\tpteT\tptol\traeT\trbaU\treoU\trseU\trsel\ttadU\ttall\ttarU\tuceT\tujaU\tzull
16\t-5\taasU\tajal\tbasl\tbesl\tbraU\tcall\tctoU\tctol\tdosU\teasU\tecel\teosl\tgunU\thsU\thtaU\thtpU\tienU\tienl\tiezU\tiezl\tijeU\tinsT\tisoU\tizol\tjesl\tlvoU\tlvol\tnalU\trarU\treU\trolU\trrU\trxT\tsosl\ttalU\tzosl
16\t-4\tasel\tbirU\tbirl\tbral\tbroU\tcesl\tdasT\tdbtU\tdenU\tfcU\tguel\tipol\tisoT\tivoU\tlirU\tneal\tnusl\tptaU\trhhU\trlel\trmnU\troll\tsorU\ttclU\tuceU\tujol\tuveT\tuyal\tvarl\txqU\tzcoU
16\t-3\tajaU\tasoU\tazoT\tbleU\tbreU\tbrel\tcesU\tdieU\tejaU\tfeT\tgunl\tideU\tirU\tjarl\tmesU\tmunl\tnall\tnenl\tnhoU\tnusU\traeU\ttaU\ttiol\tuvoU\tvoyU\tyorU
16\t-2\tcerl\tdocl\tdoml\tfeU\tgueU\tibel\tidoU\tipU\tltol\tpiel\tpreU\tveU\tzcol
16\t-1\tcalU\tcdU\tmnal\trasl\trgoU\ttirU\tvaU
16\t1\tccoT\tgelT
16\t2\tbelT\tjI\tjanT\tldoT\tnoeT\togaT\trinT\trmaT\trtoT\tuelT\tuinT\tuinl\tvinT\tzukT
16\t3\taroT\taruT\tbenT\tchiU\telyU\tenaT\tergT\tgroT\thanl\thenT\theoT\tldal\tmerT\tnanT\tncoT\tncyT\tnduU\tnoel\tohaU\tohal\tolal\tomiT\tposT\trneT\trzoT\tsmaT\tssiT\tuanU\tueoT\tunaT\tyraT
16\t4\taadT\taneT\tbanT\tbayU\tbelU\tbell\tcayl\tdrol\temiU\tfinT\tgayT\tgusT\titaT\tjasT\tlayl\tlbaU\tldaT\tllyl\tluzT\tmaU\tmerl\tnioT\tpanU\tposU\trezU\trizT\trlaT\trraT\tsusU\ttezT\ttinT\ttinU\tuelU\tuizT\twuT\twuU\tzanT\tzoeT
16\t5\tabyT\taezl\takiT\tamiT\taril\tarkT\tatoT\taulU\tbayl\tdeeT\tdeel\tdesT\tdroT\telyl\tferl\tgelU\thayU\thukU\tjazU\tlayU\tlbal\tlceT\tldaU\tminl\tmonl\tnchT\tnchU\tncyU\tnonU\tpaoU\tppeT\trazT\trilT\tserT\tsolT\tsolU\tttaT\tuell\tughU\tuhnT\tuizl\tvelT\tvinU\tyesl\tyral\tzueU\tzukU\tzukl\tzunU
16\t6\taezU\taruU\tarul\taumU\tavoT\tavol\tayoT\tcayT\tceaT\tckyU\tdalU\tdeoT\tdysl\tergU\tfanU\tgayU\tgell\tgusU\thaml\thayT\therU\thezl\thoT\thulU\tianT\ticzT\tilaT\tiszl\titul\tlaoT\tldel\tlfiT\tlimT\tllel\tlmoT\tmilT\tmirT\tmmaT\tnoeU\tnonT\tnorT\tnzoU\tohaT\tomiU\tpurU\trceT\trelT\trtsT\truzU\truzl\tsusT\ttezl\tttaU\tucal\tuerU\turiT\tvesT\tvinl\tyesU\tzI\tzoeU\tzoel\tzykU
16\t7\tabyU\tabyl\takiU\tarkU\tarkl\tasyU\tavoU\tbadT\tbadU\tbalT\tbdoU\tberl\tbriU\tcayU\tdall\tdeeU\tdriT\tdril\tedel\teliT\teliU\telil\telyT\tfinU\tfinl\thamU\thanU\thenU\thmeT\thoil\tiloT\tiopU\tiozU\tissT\tiukT\tlanl\tlaoU\tlimU\tlseU\tluU\tlynT\tlynU\tmaT\tmedU\tmezT\tmezl\tmill\tminT\tminU\tmmaU\tmolT\tmonT\tmonU\tnduT\tngaT\tnikT\tnikl\tnorU\tntiT\toffU\tolaT\topaT\toreT\toriT\tozoT\tpanT\traiU\trezl\trisT\trneU\trriT\trtsU\trukT\truzT\tseol\tspeU\ttezU\tucoT\tufoT\tufoU\tuhnU\tuizU\tulaT\tunaU\tupeT\tushU\tvanT\txisl\tzioT\tzuel
16\t8\t-hoU\taabU\taabl\taull\taxil\tberT\tcaoT\tckyl\tddyU\tdibT\tdysU\tgusl\thanT\theol\thezT\thezU\thirl\thoaU\thoiU\ticzU\tikoU\tiozT\tiukU\tiukl\tjral\tkimU\tkiml\tkisT\tldiU\tlefl\tlenT\tlfiU\tliT\tmedT\tmeiT\tnezU\tnezl\toonT\toriU\tpioT\tppeU\traiT\tratT\trazU\trbel\trcoU\trkoT\trkoU\trnaT\troal\trozU\trtsl\tshiU\tsinU\tspel\tsueU\tttal\tughT\turiU\tvdaU\tvezl\tyanT\tyesT
16\t9\tadeU\tadel\tairT\tanyU\tbarT\tbriT\tcaoU\tdriU\tdysT\tebaT\tecaT\teinl\teluT\tengT\terzT\tfreU\tggiU\tgraT\therT\therl\tiazU\tikol\tjinl\tkimT\tldil\tlisT\tluT\tngeT\tngel\tnikU\tnisT\tnizl\tnkal\toell\tomil\tpaoT\tpaol\tparT\tppel\tratU\trcoT\troaT\troaU\tucaU\tuliT\tusiU\tvezT\tyraU
16\t10\taesT\tapoT\tasyT\tayel\tberU\teloT\tfeiU\theoU\thesU\tjaeU\tlafU\tlmuU\toelU\toleT\toleU\tpanl\trcel\trgeU\tthaT\tulil\tusil\tvdal\tvicU\twenT\twinT\txisT\tyunU
16\t11\tatiT\tatiU\tchiT\tconT\tesiU\tfreT\tgral\thesT\thirU\tjinT\tlafl\tldiT\tnizU\tnsoT\tnzoT\toelT\toffl\toliT\toonl\tquiT\tseoU\tstiT\tstiU\tstil\tucaT\tuliU\tusoT
16\t12\tayeU\tesil\tfrel\tjinU\tlisU\tmoaT\tngeU\tolel\toril\tthaU\twenl\twinU
16\t13\tangU\tangl\tistT\tjaeT\tlefT\tlefU\tmezU\toonU\turil\tvicT\twenU
16\t14\tangT\tudoT
17\t-14\tegxT
17\t-13\tcgxU\thhuU\togxU
17\t-12\tcixT\tctxU\tdaal\tilcT\tocuU\totxT
17\t-11\tdnuU\tecuU\tuhuU
17\t-10\taauU\tercT\thhul\tiabU\tilcU\tnatT\tpsuU\tyoal
17\t-9\tapxU\tecuT\tegxU\tiecT\tlafT\tleoT\tofxT\totxU\ttacT\tyacU
17\t-8\taylT\tbalU\tcixU\tiaoT\tnatU\tnifl\tntxT\tntxU\tshuT\tsocT
17\t-7\tadcT\tastT\tbecU\tctxT\tfaul\tgocT\thecU\tidcT\tmgxU\tnaoU\togxl\tooul\ttecT\tuacU\tuecU\turlT
17\t-6\talcT\tgocU\tiecU\toncT\trecT\trruU\turlU\turll\tvell
17\t-5\tadcU\talcU\tball\tbocU\tctxl\tegxl\tercU\tgobU\thocU\tocul\torcU\totxl\trdxT\trecU\trxuT\tteoU\tuecT\tyoaU
17\t-4\tapxl\tbtxU\tcluU\tdacT\tfcuU\thhcU\thicU\tieul\tjocU\tleoU\tmnuU\tsocU\ttecU\ttpxU\tuscU\tuseT\tuseU\tusel\tvacU\txquU
17\t-3\tbecT\tdecU\teztT\teztU\tfelT\tgacT\tgacU\tiaoU\tiocU\tircU\tjacU\tlacU\tmocU\tnobl\torcT\ttacU\ttocU\ttooU
17\t-2\tcacU\tfelU\tlocU\tmocT\tntxl\toncU\tpacU\trocU\tvocU
17\t-1\tcdxU\tdocU\tzocT
17\t1\tangT\tangl\tgauT\tiogT\tizxT\tnagT\tnauT\tnohT\triuT\triuU\tticU
17\t2\tasgT\tasgl\tezbT\tjuI\tlogT\tolgT\tuzbU
17\t3\tadnT\tadxT\tasnT\tcagT\telgT\teluT\tenxT\teoxU\tgotT\thigT\tiagl\tiogl\tizgU\tlanT\tmaal\tnogU\tnogl\tnoxT\tonaU\tongl\tsaaT\tuebU
17\t4\tamhU\tanxU\tayuT\tbagT\tdenU\teraT\tesbT\tfogT\tghuU\thogT\tiahl\tianl\tidxU\tincT\tisgl\tlobU\tlygT\tnaaT\tnanT\tnggT\tnigT\tninl\tnonT\toeal\toeuT\tpeuT\tragl\ttanT\tticT\tuluU\tuzaT\tuzbT\twuxT\tzanT\tzogT
17\t5\tarnU\tauuT\tazuU\tcalU\tcobT\tconl\tdanT\tdanl\tdebl\tdobT\telul\teohT\tezll\tgoaT\tgohT\thaaT\tiaaU\tinbT\tiogU\tjonT\tkoxU\tlanU\tletT\tmaaT\tnonl\tosbT\tosnT\tpenT\tragU\tranU\tregl\trgnT\trknT\truuU\tsiuU\ttegl\ttenU\ttenl\tuixT\tulnT\tunuT\tusgT\tuzlU\tyonT\tzonT\tzouT
17\t6\tamhT\tannU\tannl\targU\tasfT\tbyuU\tcagU\tcagl\tcenU\tdixl\tdyuU\teexT\teexU\telnT\teluU\teogl\teonU\tesnU\tgagU\tgoxU\thiuT\thogU\tiahT\tiatT\timxT\tinxU\tirgT\tiznU\tkyxl\tlanl\tldxT\tldxU\tlelU\toeul\tosnU\toyeT\tpegT\tronl\tsanT\tsauT\tsiul\tsoxU\ttahT\ttebl\ttegU\ttogU\tuinU\tuzlT\tvobT\tysxU\tzuI
17\t7\tadnl\tasnU\tasnl\tayuU\taznT\tbanU\tbegT\tcalT\tcyuU\tdoaT\tdoal\teonT\teonl\tezeT\tezel\tfogU\tgohU\theaU\tianU\tikxT\timaT\timgT\timxl\tinbU\tinnl\tkiuT\tkiuU\tkoxT\tkyxU\tlixU\tlolU\tmigT\tmiuU\tnanU\toauU\tonnU\torlT\tosbU\toslT\tpabT\tregU\trkxl\tsaal\tsixU\ttegT\ttiul\ttixU\ttsnT\ttugU\tunnT\tveuT\twuxU\txiuU\tzinT
17\t8\talbU\tamxT\tasfU\tauul\tbanl\tbyul\tcinT\tdanU\tdebU\telnU\telnl\teoxT\tesnl\tgogT\tgonT\thoaT\tiahU\tibxT\tinbl\tinnT\tionU\tjebT\tkoxl\tliul\tloll\tluuT\tlyuU\tlyul\tmonT\tnnxT\tnonU\tnyuU\toeaT\tolcT\tonnl\torlU\tregT\truul\tsenl\tsonU\tsonl\tssuT\ttanU\ttaxT\ttelT\ttigl\ttonl\ttoxT\ttygT\ttyuT\tuebT\tuzll\tynxU\tyobT\tzagT\tzonl
17\t9\tadnU\tanlU\taonT\taoxU\tarxU\tasel\taynT\tcanU\tdoxT\tekxU\tekxl\theaT\thuuU\tikxU\tikxl\tinfl\tlegT\tlenU\tliuU\tloaT\tlobT\tmabT\tnanl\tnoaT\tpanT\trkxU\trobT\tronU\ttell\ttixl\ttoxl\ttzxU\tukxU\tykxU\tynxT\tzeuT\tzogl\tzoxU
17\t10\tadaU\tanlT\taouU\taoul\taoxT\tarbU\taseU\tauaT\taynU\tbenU\tgonl\thoaU\thuuT\tiofT\tiruT\tlaaU\tlebU\tloal\tlolT\tmiuT\tmiul\tosfU\touxT\trkxT\trotT\tsixT\tsixl\ttanl\ttzxT\ttzxl\tuenU\tuixU
17\t11\tauuU\tcanl\tekxT\terxl\tfiuT\tgeuT\tgonU\thaaU\theal\thinl\thiuU\tigxl\tiltT\tjonU\tkyxT\tlaal\tloaU\toslU\tosll\tteaT\tteal\ttotT\ttoxU\tuknT\tyauT\tzeuU\tzoxT
17\t12\tcanT\tjiuT\tjiuU\tlyuT\tosbl\tteaU\ttelU\tzatT
17\t13\tdoaU\toaul\ttyul\tuluT
17\t14\tadaT\tayul\tdebT\thiul\ttotU\tukxT
17\t15\tnyuT\tukxl\tumxT
17\t16\ttyuU
18\t-17\tmotT
18\t-16\tdepT\tvisT
18\t-15\tadmT\tbanT
18\t-14\tenrT\tlabT
18\t-13\tdecT\tdocT\topeT\tpapT\trefT\trepT
18\t-12\tackT\tackU\taudT\tcodU\tdevT\tecoU\tenfT\tenrU\tfijT\thisT\tjujT\tmutU\tnomT\tsigT\ttacU\ttemT\ttreT\twinT
18\t-11\taclT\tautT\tcaiT\tcomT\tdifT\tdisT\tecoT\tentT\tetiT\tetiU\tfotT\tinfT\tjamU\tlapT\tnaT\tsetU\tspiT\tsucU\turgU\turgl
18\t-10\taboU\tactT\taluU\taudU\tbolU\tcerT\tcitT\tcuiU\tdigT\tdirT\tficT\tfinT\tgurU\thogT\thomT\tizql\tkioU\tlluT\tlumU\tmueU\tpeoT\trefU\tsecT\ttemU\tvieT\tvigl
18\t-9\taudl\tcaeU\tcajU\tcedU\tciuU\tdeuT\tdueU\tedaT\tenfU\tensU\tevil\texaU\texhU\tfanU\tfumU\tgesT\thabT\thisU\tinfU\tkemT\tluml\tmidU\toidU\torgU\tpapl\trelT\tsinT\tsinU\tsubT\tteiT\ttilT\ttipT\ttodU\tvamU\tvigU
18\t-8\taccU\tacrU\tacrl\tactU\tadhT\tadjU\taduT\tafeU\tafiU\talqU\tauxU\taveT\tbinT\tbisU\tcaiU\tcauT\tcedl\tcerU\tcuaT\tdepU\tdepl\tdesT\tdocU\tecol\tenfl\texnT\texpT\textU\textl\tfamU\tfaml\tficU\tfirT\tfugU\tgesU\thabU\thabl\tiamU\timeU\tindT\tintT\tjuiT\tkinT\tlocU\tmesl\tmurT\tnovl\tobsT\tocuT\tofrl\tomiU\toncU\topeU\toxiU\toxil\tpapU\tpeoU\tpodU\trevl\tsecU\tsitl\tspiU\tsucT\tsufU\tsupU\tutil\tvisU\tvotT\tvotU\tvueU\tvuel
18\t-7\tabuU\taclU\taddU\tadjT\tadjl\tagaU\tageU\tahoU\tahol\tapel\taprU\tasiT\tautU\tbajl\tbanU\tbanl\tboll\tcajl\tcauU\tcooT\tdejT\tdejl\tdifl\tdijT\tdilU\tdirU\tdisU\tdisl\tejel\tembl\tempU\tenoU\tenol\tenvT\tequT\texpl\tfilU\tfinU\tfirU\tfisU\tgesl\tgirU\thalU\thogU\thurT\tincl\tinfl\tizqU\tjubU\tjugU\tjurU\tmadT\tmotU\tmotl\tmouT\tmuel\tnaU\tneeT\tnomU\tnumU\tobjU\tobjl\toblU\tomil\topel\topiU\totol\tploU\tpobU\tpreT\tproT\tpsil\tpunU\tpunl\tratU\trecT\tregU\trelU\trell\trepU\trevU\trorT\tsitU\tsubU\tsurT\ttacl\ttaqU\ttaxU\ttecT\tteml\ttenU\ttesU\ttibU\ttral\tultT\tvinU\tvivT\tvivU\tvivl\tvueT\twicl
18\t-6\tabol\tabul\tadmU\tafuU\tagal\taneU\tanel\tanol\tapol\tasoT\tayU\tbomU\tcail\tciel\tcoiU\tcomU\tcuaU\tdecU\tdecl\tdefl\tdesU\tdevU\tdevl\tdifU\tdigU\tdill\tdirl\tdocl\tdudU\tediU\tejeU\tensl\tentl\tenvU\tepiU\tevoU\texpU\tfeyT\tfijl\tfirl\tfotl\tgurl\thacU\tiguU\tileU\timel\timpl\tincT\tjugl\tjuiU\tjurl\tkiol\tllel\tlloU\tmaeU\tmedT\tmetU\tmetl\tmieU\tnegl\tnovU\tocul\tofiU\tpeol\tpidT\tpidU\tpleU\tpobl\tprel\tpteT\tpulU\tradU\tratl\tredU\trefl\trepl\tresl\tseiU\tsesU\tsigl\tsinl\tsobU\tsobl\tsugT\tsugl\tsumU\tsupT\tsupl\ttaxl\ttenl\ttieU\ttopT\ttraT\tufiU\tultU\tultl\tunoU\tusoU\tutiU\tvecU\tveil\tvisl\tzafU
18\t-5\taasU\tadvU\tafel\tafil\tagel\tagrU\talgU\taltU\talul\tanoU\tapeU\tarmT\tatel\tautl\tauxl\tbajU\tblol\tbuel\tcafT\tcerl\tcieU\tcitU\tcodl\tcoil\tcoml\tcual\tdatU\tdefU\tdesl\tdetU\tdeuU\tdigl\tdoyU\tedaU\templ\tenaU\tespT\texhT\tfijU\tfotU\tharU\theml\thicU\thsU\thtaU\thtpU\tidel\timpT\timpU\tincU\tintU\tintl\tinvU\tjajl\tjuel\tjunU\tlleU\tmosU\tmurU\tnocU\tnool\tnotU\tnueU\tobsU\tocuU\tojoU\topoU\tprol\tpsiT\tpsiU\treU\trecU\trecl\tredl\tresU\trrU\trxT\tsacU\tsecl\tsetl\tsigU\tsubl\tsueU\ttecU\ttesl\ttiaU\ttraU\ttrul\tunoT\tveiU\tvesl\tvolU\tvoll\tzanT
18\t-4\tacaU\taccl\tacll\tadel\tadhU\tagrT\talgT\taltl\taplU\tapll\tapoU\taprl\tateU\tatrU\tatrl\taviU\tbieU\tcreU\tcuil\tculU\tdbtU\tdejU\tdijU\tdijl\tedil\tentU\texal\texcU\texcl\tfcU\tficl\tfill\tfinl\thisl\tideU\tindU\tinvl\tjajU\tjueU\tlleT\tmadU\tmesU\tmieT\tmiel\tnenl\tnocT\tochl\tofrU\tpodl\tpreU\tproU\tregl\tretl\trmnU\tropU\trrhU\tseil\tsesl\tsucl\ttclU\tusol\tvayU\tvayl\tvenU\tvieU\tvolT\txqU
18\t-3\tactl\tahiU\tasil\tavil\tcapl\tcitl\tcouU\tcrol\tcucU\tcuoU\tdeul\tfeT\thomU\thoml\tirU\tjueT\tllaU\tmosl\tnuel\totoU\tpegU\tpibl\tqueU\treeU\tsenl\ttaU\ttipU\ttipl\tvezU\tvoyU
18\t-2\taful\tagrl\tairU\tasiU\tembU\tepil\tfeU\tipU\treqU\tretU\tsugU\ttreU\tveU\tviel\tvioU
18\t-1\tairT\tcdU\tvaU
18\t1\tbecT\tponT\ttatU
18\t2\tartT\tbasT\tdamT\tduhT\tezeT\tgriT\tjI\tmabT\tmaxl\treyT\trioT\truiT
18\t3\taguT\tamal\taraT\tdanT\tevaU\tfloU\tgimU\tgueU\tgweT\thilU\tlisT\tmarU\tmonU\tnadl\tnilT\tnoeU\tpabU\tpetT\tpinT\trivU\trocT\tsarT\ttinT\tvahU\twanU\tyesl
18\t4\tanaT\tarsT\tarsU\taurU\tbaeT\tbazT\tberU\tbonT\tchoU\tcriT\tcufU\tdanU\tdelT\tdomT\tdylT\tdyll\telbT\telyU\temal\tezeU\tezel\tfedU\tginT\tiglU\tigll\timhU\tisml\tjull\tkimU\tkiml\tkucU\tleaT\tleaU\tledT\tlucT\tmaU\tmabU\tmarT\tnelT\tnorT\tojeT\tpabT\tpauT\tpepU\tpetl\tpial\treiU\trufU\tscaT\tsirT\tstrT\ttamU\tterT\ttinU\tuliT\turdT\turil\tvicU\twuT\twuU\tzoeT
18\t5\tamaT\tancT\tanzU\tavaT\tbazU\tbedT\tbial\tbocT\tbral\tbrel\tbriT\tcabT\tcelT\tchol\telyl\tetcT\teugT\teull\tevaT\tfell\tgaoT\tgatT\tgodT\tgreT\thadT\thadl\thayl\thebT\tignU\tinaT\tisaT\tivaU\tjorT\tjorl\tjosT\tkarT\tkliU\tkloT\tkuhT\tlauT\tleml\tlenT\tleoT\tlesl\tlolT\tloul\tlucU\tlynT\tlynU\tmauT\tmecT\tmonT\tnoeT\tpazT\tramU\trioU\troxl\trubT\truil\tsawT\tscaU\tsevT\tsteU\tstrl\tsuaT\ttejU\tunzU\turiU\tursU\tyoeT\tzabT\tzulT\tzunU\tzurT
18\t6\talfU\tamaU\taril\taurT\tbetU\tbonl\tburU\tbusT\tcebU\tcinT\tdaiT\tdail\tduhU\tdylU\tekmU\telbU\telbl\temaU\temmT\tetcU\tezcT\tfarT\tfauU\tflol\tgerT\tgerl\tgumT\thadU\thoT\thryU\tianT\tireU\tisiT\tismT\tival\tjasU\tjavU\tkloU\tkraT\tlarT\tlaul\tlemU\tlouU\tludT\tlujT\tluzT\tmalT\tmelT\tmiaT\tmodT\tnesU\tnonT\tohaU\tolgT\toliT\tolil\tornT\totaT\tovil\toyaT\tpaeU\tpael\tpaiU\tpaol\tpaul\tpruT\traml\trivl\tromU\trosT\trosl\trubl\trufT\tschT\tsixT\tsuaU\tsznT\ttchU\ttevU\ttidT\ttinl\ttoll\tumaT\tvasT\tvegT\twenT\tximU\tyapU\tyasU\tyohl\tyooU\tzI\tzoeU\tzoel
18\t7\taral\tariT\tayel\tbaeU\tbeaT\tbotT\tbril\tburl\tcacl\tcejT\tclaT\tcleT\tcleU\tdulT\teliT\telvl\tencT\tercT\terml\tfabl\tfedl\tferl\tfloT\tgauU\tgiol\tgisU\tgisl\tgomT\thecT\thecl\thilT\thugU\tidaT\tignT\tiril\tismU\tjazU\tjonT\tkacT\tkacU\tkarU\tkauT\tkiaU\tkisU\tkuhU\tlalT\tlieT\tlirU\tlizT\tluU\tmaT\tmeil\tmicT\tnahT\tnahU\tnakT\tnamT\tnanT\tnehl\tnoel\tnorl\tnouU\toleU\tolgl\toreU\toteU\tpabl\tpilU\tporT\tramT\trauU\traul\tromT\trovU\trulU\tseqT\tsiml\tstol\tsveT\ttamT\ttchl\tulrT\tunzl\turdU\tvill\twalU\twanT\twilT\twill\twojT\txiaU\tximl\tyamT\tyohT\tyonl\tyuaU\tzerU\tzorT\tzull\tzunl
18\t8\tachl\tagol\tailT\tainT\taitl\tamtU\tangT\tangU\tastU\tbiaU\tcheT\tdimU\tedgU\teliU\temaT\tenzU\termT\teteT\teulT\teunT\tfabT\tfabU\tfedT\tfurT\tgaul\tgavT\tgiaT\tgodU\tgoiT\tgreU\thebU\theiU\theil\thueT\tifrU\tinoT\tinoU\tisal\tjesT\tjesU\tjhol\tkapT\tkauU\tkenU\tkevl\tkowl\tkupT\tlauU\tliT\tlihU\tlilT\tloiU\tmauU\tnahl\tnanU\tnazl\tnehT\tnemU\to'dU\to'gU\tohaT\tojel\tolmT\tolml\tormT\toshT\toviT\toweT\tpail\tpanT\tpioT\tpugT\tpurU\trimT\tritU\trovT\trubU\tsarl\tshiU\tsixU\tsofT\tsonT\tsonU\tszmT\tsznU\tszwT\tszwU\tteoU\tteol\tthiT\ttizT\ttotl\ttueT\tubaT\turdl\tursT\tvanT\tvdaU\tvilU\twaiU\twalT\twall\twayT\twenU\twitT\twitU\twitl\twolT\twolU\tyasT\tyohU\tyujl\tyunU\tzalT\tzubl\tzurl
18\t9\tagoU\tainU\taitT\tastl\tbael\tbaul\tbegl\tberl\tbruT\tcacU\tcusT\tdamU\tdeoT\tdulU\tedeT\tedgl\teteU\tfelT\tfelU\tfioU\tfogU\tgial\tgiul\tguzT\tguzU\tgweU\thecU\tianl\tigoU\tirml\tiudT\tjoal\tjuaU\tkaul\tkial\tkonT\tkovU\tkraU\tkuaU\tledU\tlidT\tlieU\tluT\tludU\tlujU\tmagl\tmecU\tmoiU\tmusT\tnall\tnamU\tnasT\tnieT\tocaU\toliU\toshU\totaU\tottU\tottl\tpaeT\tpavT\tpepl\tpitU\tpomT\tpoml\treyU\trolT\trulT\trutl\tsauU\tshiT\tsool\ttagU\ttisl\ttobU\ttobl\ttotT\tursl\twasl\tyaml\tyapT\tyolT\tyulU\tzell\tzenU\tzucT
18\t10\tagoT\taill\tamtT\taraU\tariU\taucU\taylU\tayml\tbedl\tbogU\tbonU\tbriU\tburT\tchoT\td'aT\tdayT\tdeoU\tdezl\tedgT\telvU\termU\teugU\teusT\tfaiT\tfaiU\tfauT\tgioT\tgiuT\tgoiU\tguoT\thelT\thuaT\thuaU\tianU\timhT\tisaU\tkapU\tkarl\tkatT\tkevU\tledl\tlezU\tludl\tmagT\tmecl\tmicl\tmilT\tnakl\tnalT\tnanl\tnayU\tnenT\tocal\tojeU\tolgU\tomaT\toreT\torlT\tornl\toteT\toyaU\tpitl\tpucT\tpucU\tpugU\tpurT\treyl\trimU\trolU\troll\trovl\tsaal\tsapU\tsarU\tsavT\tsavU\tsavl\tschU\tschl\tsofU\tsotU\tsotl\tstal\tstel\ttidl\ttisT\ttisU\ttueU\tuliU\tulil\tullT\tullU\turbU\tvdal\twaiT\twasU\txiuT\tyesT\tyoll\tyonT\tyulT\tzubT\tzurU
18\t11\tailU\tassU\tayeU\tbauU\tbeal\tbegU\tcefU\tcisT\tdaiU\tdaml\tdayU\teloU\ternT\tetcl\tezcU\tfriU\tgioU\tgorT\theiT\tirmT\tjacT\tjalU\tjazT\tjazl\tjhoT\tjoaT\tjuaT\tkasU\tkevT\tliaU\tlidl\tlihT\tlizU\tluqU\tluql\tmicU\tnalU\tnayT\tnehU\tnell\tnemT\tnouT\tolaT\tolmU\torll\tornU\toroT\toroU\tosvl\tottT\toviU\tpeyT\tpeyU\tpilT\tpioU\tpraT\tpraU\tpugl\troml\trosU\trusU\trutU\tseqU\tstoU\ttidU\ttizU\ttobT\ttotU\tvicT\tweil\twilU\txioU\tyapl\tzabU\tzalU\tzall\tzayU
18\t12\tapaT\tassT\tbeaU\tbegT\tbetl\tcacT\tcefT\tchel\tduaU\ternl\teusl\tflaT\tjesl\tjonl\tlolU\tloll\tlujl\tmagU\tmaxU\tmbaT\tmeiT\tmoiT\tnorU\toyal\tpomU\tpucl\traqT\tritl\trocU\trocl\tsooU\ttatT\ttitT\ttizl\ttolU\ttonT\tvanl\tyamU\tyanT\tyanU\tyull\tzabl
18\t13\taitU\tbruU\tbrul\tcebT\td'aU\td'al\tdall\tfreT\tgiuU\tgorl\tjonU\tlidU\tmaxT\tmeiU\tmilU\tmill\tnakU\tnasl\tnazU\tnelU\tnicT\torlU\tosvU\tpitT\tpocl\tpral\trusl\trutT\tstoT\tstrU\ttitl\tubaU\tvanU\twenl\tyesU\tzulU
18\t14\tbauT\ternU\teulU\tireT\tnasU\tpocT\tsunU\twasT\tyolU\tyonU\tzelU\tzubU
18\t15\teusU\tgiaU\tgorU\tirmU\tjhoU\tjual\tnazT\tnicU\tomaU\tomal\tsunT\tsunl\tweiT\tweiU\tyanl
18\t16\tjoaU\tnicl\tthil\twojU
18\t17\tcisU\tthiU
19\t-10\tcT0o\tll1o\toT0-\ttT0o
19\t-9\tcT0-
19\t-7\tcU0o
19\t-5\ttU0o
19\t-3\toU0o\ttT0-
19\t3\taT1o\tcT3-\tgT5o\tgU5-\toT2-\ttT2-
19\t4\tgU1-\tuT1o\tul1o
19\t5\taT3-\tgT5-\thU2-\tnT3o
19\t6\taT5o\tgT1o\tgU2-\tgl1o\tgl3o\tnT0o\ttT5-\txT5-\txU2-
19\t7\tbT1o\tbT2-\tbT3-\tgT2-\tgT2o\tgT3-\tlT5-\tnT5o\tnU3-\tnU5-\tnl3o
19\t8\taT2o\taU5-\tbT5o\tbU3-\tcU5o\tgU3-\thT5-\tlU0o\ttU3-\tuU2o\tul3o
19\t9\tcT5o\tgl5o\tlU3-\tlU5-\ttT5o\ttU2o\tuT5-\tuT5o\tul2o\txT3o
19\t10\taT2-\tbU3o\tbU5-\thT1-\tlT2o\tlT3o\tnT2o\tnT5-\tnl5o\tuU1-\tuU1o\txT5o\txl3o
19\t11\taU2-\taU3-\tbT2o\tbU2-\tbU5o\tcT5-\tfT3-\tgT3o\tnT2-\toT5-
19\t12\tfT5-\tfU1-\thT2-\thT3-\tnT3-\ttU1-\tuT2-\tuU5-\txU5-
19\t13\thT3o\tuT2o\tuT3-
19\t14\taT3o\tbT3o\tel1o\tuU3-\txT3-\txU1-\txU3-
19\t15\txT2-
19\t16\ttT2o\tuU3o
19\t17\tcU5-\tuT3o
19\t18\teT3-
19\t20\tul5o
20\t-10\tT  9da\tT, ez\tT; le
20\t-9\tT go\tT, 9de\tT, t
20\t-8\tT vs\tT; se
20\t-7\tT  9el\tT  9io\tU si\tl  9ar
20\t-5\tT al\tl, za
20\t-3\tI. go\tT, ia\tT, za
20\t-2\tT ón
20\t1\tI. de\tT, su
20\t2\tI. y\tT, oy\tT, ue\tU p\tU, na
20\t3\tT (h\tT dó\tT ma\tT, do
20\t4\tT jó\tT le\tT mó\tT, ¿ed\tT, ¿mo\tT, ¿ué\tT: ue\tT; ue\tl ay
20\t5\tT (el\tT ló\tT ne\tT ni\tT rá\tT, 9os\tT, co\tT, ja\tT, mi\tl ró
20\t6\tI., de\tT 49to\tT | da\tT) ta\tT, da\tT, ió\tT, ta\tT; b\tl ll\tl, mp\tl, ni
20\t7\tI. el\tT [ic\tT ba\tT be\tT tá\tT úa\tT, at\tT, ba\tT, ce\tT, má\tU re\tl (t\tl pe\tl, m
20\t8\tT (la\tT (os\tT (re\tT (so\tT (sí\tT 39ro\tT ay\tT só\tT zó\tT, eg\tT, pe\tT, te\tU s\tl za\tl, d
20\t9\tI. ió\tI. ne\tT (fs\tT (ía\tT, có\tl au
20\t10\tI. se\tT" es\tT) se\tT, me\tU c\tl eo\tl uk\tl, ba
20\t11\tT (or\tT có\tT, ya
20\t13\tI. en
21\t-12\txI-|
21\t-11\txI- °9
21\t-9\tcU- - \teU-" -\ttUL|\tuI-. 9
21\t-8\tbU- - \tcT- (\tcU-" -\tuIL:|
21\t-7\ttU- - \tul- [
21\t-6\tcT-^\tlU- - \tuI- ,9\tuUL^
21\t-5\tcT- | \tcT-.|\teUL.|
21\t-4\tcT-. 9\ttUL.|
21\t-3\tcT-". \tcU-. 9\toTL|\toU-  9\toUL|
21\t-2\tcT-: ¿
21\t-1\toUL.|
21\t2\tgTL|\tnUL|
21\t3\tgT-: "\tgT-:|\thT-, \thTL|\tnT-. 
21\t4\taT-, \taT-: \talL|\tgT- (\tgT-: \tgT-: ¿\tgTL.|\tgU-|\tgUL|\tglL.|\thU- \tlT-: \tnlL|\ttT-: \tuI- - \tuT-, 
21\t5\tbl-. \tgT-  9\tgT-.|\tgU-: \tgl-; \tgl-|\tglL|\thl- \tnT-: \tnU-: \tuT-^\tuU-|\tuUL,|
21\t6\taT-^\taT-|\tgT-", \tgT-; \tgT-|\tgU-.|\tgU-; \tgUL.|\tgl-: \thU-, \tlU-, \tnT-  9\tnT-, 
21\t7\taT-  9\taU-: \tbU-|\tfTL.|\tgT-) \tgT-), \tgU-  9\tgl- \tgl- (\tnT-". \tnT-|\tnU-. \tnU-|\tnl-  9\tnl-. \tnl-: \tnl-|\tuU-^
21\t8\taTL|\taU-, \taU-|\tgT-; 9\tgUL:|\tgl-  9\tgl-, \tnT-.|\tuTL,|
21\t9\taUL|\tal-.|\tlU-.|\tnU-) \tnl-.|
21\t10\taT- (\tal-: \teT-. \tnT-" \tnU-.|
21\t11\tuT- ("\txI-.- 
21\t12\tlUL:|\tnU-  9
21\t13\txI-) 
21\t19\txI-/ 
22\t-11\tlT11\txU2
22\t-10\ttT9
22\t-9\tcT13\tcU15\toT14\toT9
22\t-8\tbT5q\tll11\ttU9
22\t-7\tlT2\toU12\toU13
22\t-6\tlU11\toT10\toU10
22\t-5\tcT11\tcT12\tlU2\toT12\toU14\toU15\toU9\txl3
22\t-4\tcU11
22\t-3\tcT10\tcT8\tcT9\tcU10\tcU12\tcU13\tcU8\tcU9\toT13
22\t-2\tbT10
22\t1\tgT11\tnT8
22\t2\tgU8\txT11
22\t3\tgl6\tgl8\thT9\thl5
22\t4\taT5\tgT3\tlT4\tnl12\txU11
22\t5\thl7\ttT3\ttT7
22\t6\tbl8\tgT4q\thU9
22\t7\tbT3\tfT5\tgT10\tgl11\thl4
22\t8\tal11\tbT2\tbU2\tbU8\tfU6
22\t9\tgl10\ttU7q
22\t10\thU4
22\t11\tel6\tgU10\ttT8
22\t14\teT6
23\t-15\tfiscal x
23\t-14\tfiscal. u\tgT.u\tsegun x
23\t-13\tcita n\tdoctor t\ten, g\testado x\tfdo g\tfdo x\tnT.u\txT.u
23\t-12\tla (n\tservicios, u\txU.u\ty "u
23\t-11\tante.u\tante: g\tbanda. u\tcomunidad x\tcuyo u\tdoctrina x\ten f\ten, l\tera g\tfallos n\tfiscal. g\tgarantias. g\tiii b\tinmueble c\tresuelvo. u\tuI.|x\tª l
23\t-10\tcaso b\tcompania u\tcuarto. u\tde", x\tdel.u\tdepartamento c\tdni.u\ten l\ten | x\tensena u\tfT l\tfallos u\tfiscal t\tgT, t\thospital g\tinstruccion g\tjubilacion + u\toficial. u\tpenal u\tpresidente. g\tpresidente. u\tsenala, g\ttest x\tuI. f\tuna l
23\t-9\tante: a\taplicable. u\tautomatica u\tcamara. g\tcobren u\tcontesto: "u\tde (x\tdieron u\tdoctrina n\tdoy. u\tejecucion. g\tel. t\ten., u\testres (x\tgU.u\tgusta u\thabla. u\thospital u\tinterna | u\tiva u\tjudicial u\tjuez t\tjuez. u\tjuez. x\tjueza c\tla, 9u\tllamaron l\tlos:19u\tmirando, x\tobjecion u\tpescar u\tquien|u\tuT.u
23\t-8\tabajo u\tabandono. u\tandaba u\tanos, u\tart u\tasimismo u\tbiblioteca u\tcacique". u\tclausula. u\tcobra u\tcuil|x\tderecho (+x\tdesde, u\tdiabetico u\tdicho u\tdoctrina "n\tdoctrina g\tel.u\ten "x\tescala g\testres u\texplican n\tfallo n\tfdo u\tfdo. g\tfisico. u\tfue l\tgeneral u\tiii. u\tincapacidad u\tjueces. g\tjueza n\tjuzgado t\tmes c\tninera, u\toT c\tsumario u\ttambien x\tusucapion. u
23\t-7\talli u\tante: l\taplico, u\tautomotor a\tbolsas u\tcamara. u\tcerveceria u\tcomo t\tdoctora c\texpediente u\tgeneral c\tgrupo l\thospital n\tizquierda u\tjuez. g\tjueza a\tlT.u\tlanus. g\tle "c\tlo! u\tmadrid; u\tmetodo u\tparcial u\tpartido l\tperito: u\tprovincia b\treaccion u\treglas u\tsacaron u\tuna b\tunidad n\tventa u\tversion u
23\t-6\taT, x\tasociacion x\tbajo u\tbanco b\tbuenos. u\tcorrer u\tcorto a\tcuadro x\tdaba u\tdia, u\tdra e\ten b\ten n\tfdo. a\tfe u\tfiscal a\tfiscal b\tgU, x\tgerenta u\thospital f\tintimo u\tjueza u\tjueza. a\tjueza. g\tlU, x\tnU|c\tpericial, u\tpidio u\tpiso u\tsemana. u\txT | u
23\t-5\t^c\taU, x\tcuchillo u\tdel.x\tder: u\tentiende u\tfdo. u\tfirma c\tllevaba. u\totras u\tplenario u\tpresenta u\ttomo  9u
23\t-4\tcaso u\tcortado a\tde  9u\tde, b\tdoctora n\tel t\tentonces u\tfiscal c\tfiscalia u\tlesion u\tley x\tporque c\tservicio c\tuU.u\tunico u\txI|c
23\t-3\tcaja c\tcosta b\tda. c\tde|c\thubo u\tigual u\tobra: x\tpalo u
23\t-2\tbanco l\tcasa c\tdesde c\tfue c\thay u\tlos c\tprovincia l
23\t1\ta. n\tdel. n\tlo g\tme g\tnT. n\tnT: g\tpadre g\tque g\ttestigo x\txI. x
23\t2\tal g\tcuenta g\tdice g\tla n\tmi, g\tnombre g\tretirara u\tuI - u\tuT: g\tuT|g
23\t3\tel g\tel h\tel n\tel, g\tel. b\tfU u\thT g\thija g\tmadre g\tmarido n\tnombre u\tse g\tsr u\tsu u\tsu, g\tuT. n\tuU g\tuU n\tuU: n
23\t4\ta g\tapellido n\tde.|g\tde: g\tdel. b\tdel. x\tel l\tescribio g\testa a\testaba n\tgT a\thable u\thijos g\tla, g\tla, l\tlanus n\tle g\tllamarse g\tllamo x\tmadre u\tnU a\tno g\tpaciente, g\tpara x\tremitente g\trespecto u\tsobre g\tsu g\tsu, h\tuT, g\txI g\txI, x\txI. n\ty.u
23\t5\taT g\tapoderado. u\tcontra g\tde n\tde. a\tde. g\ten. g\tesposa u\tex, u\tfavor n\tgT g\tgU g\therederos u\thija u\thijo a\thijo n\tinforma u\tjusticia x\tllamo n\tlo l\tlos g\tlos, g\tlos|u\tmadre a\tmadre l\tmediadora u\tmedico. u\tnU n\toT, g\tpartida u\tprof u\tremitente u\tsala g\tse. g\tsenora g\tsera.|u\tsoy g\tsr g\tsu, u\tuI, a\tuU), u\tuU.|n\tun, g\tun, u\tvecina n\txU g\txU. x\tyo a\tyo g
23\t6\ta a\tacta g\tadministradora u\tahijada u\tanos x\tautos u\tautos, l\tbanco|u\tchicos x\tcitar n\tcompanero n\tcon. g\tconocen u\tcontra a\tde:|g\tdefensa. g\tdel, l\tdemandada. u\tdesiste u\tdestinatario g\tdijo a\tdijo x\tdoctores b\tdon b\tel a\tencargado. u\tes g\tescribano u\testa. g\tfT b\tfirma n\tgU a\thermano n\thijo l\tinstrumento u\tinterprete u\tjefe, u\tjunto u\tla. a\tlas n\tletrado. a\tlic b\tlicenciada u\tllama g\tllama u\tlos b\tmama n\tmarido g\tmedica. g\tnU g\tnU, a\tnombre x\tnupcias u\toU g\toficina n\tpadre x\tpapa a\tpaterna u\tpor g\tq g\tque n\tremitente n\trosa x\tsaben u\tsan. u\tsenor x\tsi g\tsobrino n\ttestigo: g\ttestigos, u\ttestimonial b\ttodo x\tuI n\tuT t\tuT. a\tuU a\tvan u\txI - u\txI; u\txU. g\ty t
23\t7\ta e\ta n\ta. g\taT n\taU g\tactora n\tanos g\tatiende. g\tatiende. u\ta|x\tcacique u\tcasa a\tcc u\tcc, g\tcon g\tcontador n\tconyuge g\tconyuge n\tcr u\tdeclaracion a\tdeclararon n\tdel, g\tdice; n\tdichos u\tdijo b\tdni g\tdonde g\tdra. g\te n\tel. a\tel. g\ten  9x\tencargado x\testa|u\tfirman, u\tgerente u\tgerente x\tgrupo n\tguardia. u\thablo "x\thermana b\thija b\tjubilado x\tjusticia u\tle n\tlegajo n\tlic l\tlic. u\tlicenciada n\tllama n\tlos n\tmama): g\tmarido x\tme a\tme n\tmi, u\tmia u\tneurologa. g\tnombre b\tnombre n\tnombre: u\tnota g\toU. g\tpanaderia u\tpapa b\tpara n\tpara, g\tparte. g\tpatrocinio u\tprima a\tque f\trepresentacion u\tsalud - x\tsegun, u\tsenora n\tsino u\tsr a\tsra g\tsu x\tsucesion u\ttenia. g\ttestigo g\ttestigos b\ttestigos, g\ttestimonial x\ttomas u\ttu|u\tuT: l\tuU, l\tun "u\tun a\tvecino x\tvictima n\tvieron x\tvisita u\tvive x\txI.x
23\t8\t n\t. g\ta, g\taU a\tabogada u\tactora. g\tal): a\tal. x\tante, u\tapoderada n\tapoderado. g\tatribuye c\tautos, g\tc, u\tcaratulados u\tcaratulados, g\tcaratulados, u\tcartas a\tcompleto u\tcon. a\tcontador x\tcontesta. g\tcoser u\tcra x\tdecile u\tdelegado u\tdestinatario u\tdestinatario x\tdivorciado u\tdon u\tdos x\tella g\ten "u\tenf b\tenfermera u\tfallecimiento g\tfamilia n\tfamiliar: u\tfiguro u\tfirma. u\tgT f\tgT. g\tgaiman u\thT n\thU g\thabia x\thija t\thijo b\thijo x\ting l\tinstrumentadora u\tletrada. g\tlic g\tlo b\tlos, x\tlo|u\tmaestra g\tmediadora. u\tmedico. g\tmi t\tnT. a\tnT. l\tnombre: c\tofrece. u\tpadre l\tpareja b\tpareja n\tparte. u\tpartida g\tpor.x\tpreceptora x\tpresentes n\tpresentes, x\tprof x\tprofesor b\tpuedo. -x\tquien a\tsale u\tsegundo x\tser a\tser, g\tsocial n\tsoy n\tsoy x\tsr b\tsra x\tsu, n\tsucesion b\tsueldo l\tsu|u\ttestigo, u\ttestigos l\ttiene, u\tuI "n\tuI, x\tuI; x\tun, n\tvecina b\tvecina x\tvecino c\tviejo u\txI b
23\t9\taT t\tabogada n\tabogada x\tabogado n\tacciones u\tagente n\tapoderada. g\tapodo: u\tatentamente u\tautoriza x\tautos l\tb, u\tbU x\tbarrio  9u\tbuenos. g\tcapataz u\tcitar x\tcompanero u\tcon n\tcontador: u\tcontadora u\tcon|u\tdel, x\tdi, g\tdirectora n\tdos g\tdos, u\te.u\tella n\tenf n\tescolar: u\tesposa x\tesposo b\testa. u\tfallecimiento u\tfamilia: u\tfirman, x\tfirmar x\tgarante u\thermana n\thermano x\thermanos x\thija a\timputado, g\tinterprete, u\tla: u\tlas l\tlista n\tllamarse u\tlo f\tmarido l\tmedico, g\tmi f\tmi, n\tnadie n\tnina.u\tnino g\tnombre l\toU n\totro n\tpadre n\tpapeles u\tpaso g\tpatrocinante. g\tpedido n\tpero a\tplata|u\tpresenta x\tpresta.|u\tprima u\tprof n\tsaludos x\tsea n\tseguros n\tsenor t\tsenora x\tsenorita x\tseria x\tsin  9b\tson: u\tsr:|u\tsu, t\tsu: u\tsuscribe g\ttelefono a\ttercero n\ttestigo l\ttestigos n\ttitulo u\tun "c\tvecino a\tvecino n\ty.x
23\t10\ta "x\tabogado u\tabril|u\tal a\tautos., u\tbuen g\tcabecera. g\tcc n\tcc x\tcc. g\tcunado u\tde.x\tdos: a\ten. a\tencargada u\tencargado n\tescribana x\tescribano n\thermana u\thijo, g\ting n\ting u\tletrada n\tletrado. g\tllama x\tmadre x\tmaria n\tmartillero u\tmedica n\tmenor. u\tmis a\tnehme u\tnotaria u\to n\tpaz x\tperro x\tprestamo: u\tproductor u\tprogenitor u\tpropiedad x\tque (g\tque, n\trecibi: u\trequerimiento u\truidos u\tse n\tsenor l\tsenorita n\tsi n\tsoy u\tsr l\tsr n\tsra n\tsrta n\tsrta u\tsu l\tsu, x\tsuyo u\ttal b\ttambien l\ttitular n\tuI / u\txI l\txU t
23\t11\ta. a\ta.x\tagenda u\tamigo u\tcargo  9u\tcom.|x\tcontratista u\tcunada u\tdel. a\tdon "u\tdona n\tellos n\tera n\tfdo - u\tfirmante x\thT e\thechos u\tlic u\tmadre "u\tmujer n\tnina x\tnotifica u\tpreceptora u\tpregunto u\tpresentes u\tpsicologa u\tsenor: u\tser n\tsr x\tsra.- l\ttestigos u\tun, x\txI n\ty e
23\t12\tautos, u\tcodemandada u\tcra n\tde "x\tdocente n\tdon n\tdona b\tel, x\tes n\tescribana n\tfirma. g\tla. l\tmadre n\tmaestra u\tmi a\tnunca) u\tpaterna a\tque: "u\tsra.- a\tsu n\ttestigo n\tvecino u\txI., u\ty., x\tyo n
23\t13\tesposo u\ting x\tlic x\tlos. a\tmujer u\to l
23\t14\tcon.u\tde e\tlic n\tsu a
23\t16\tesc u
24\t4\taUb
24\t8\tuTb
24\t9\talb
24\t10\tuTd\tuUb
24\t11\tuld
24\t12\tuUd
24\t13\tulb
25\t-10\tgTndoctor tT \tlTnlT w \ttUUde de \tuTndoctora nT \tuTnoT w 
25\t-9\talnel de \tcUnde w \tllnal w \tuIUxI.|uI.\tuIngT uI.\tuTnnT. a \tuUUgU la 
25\t-8\tlTna en \toTnde w \tuIUxI.w.|\tuUUdel de \tuUUlos $\tuUUpresenta uU \tuUUque el \tuUUque en \txTny w, 
25\t-7\tbTnde a, \tblndel w \tcUUcon w. \tgTngT c \tllnla w \ttUUel w \tuIUuU a.\tuIUuU uI.\tuIUuU|uI.\tuInuT uI.\tuTndel de \tuTnfT w. \tuUUal de \tuUUel a \tuUUes de \tuUUla gU, \tuUUla y \tullla se \tullque en \tulnde en \tulnes y \tulnque en \tulny la 
25\t-6\tblnde w \tcUUque de \tcUUque w, \tuInuT a.\tuTnen el \tuTnuT lo \tuUUanos, w, \tuUUla gU \tuUUla xU \tuUUla y, \tuUUlos de \tullla y \tulncon w \tulnel no \tulnel y, \tulnq w \txInante uI.\txInnT, uI.\txInnT, xI.\txInnU, uI.\txInxI.w. 9\txTny uT 
25\t-5\tcTnde y \tcUUcon de \tcUUde w.|\tcUUdel w.|\tcUUpor de \tcUUy en \tnTny w, \tuIUuI.uI. \tuInuI.uI. \tuInxI.w. \tuUUel de \tuUUel en \tuUUel se. \tuUUfue w \tuUUla de \tuUUlos en \tuUUmi uU \tuUUpor de \tuUUque a \tuUUuU, en \tullla w. \tullle w \tullque a \tulncon en \tulndel no \tulnel en \tulnel es \tulnel se \tulnel y \tulnla es \tulnpor w, \tulnque a \tulnque la \tulnque w \txInuT, uI.\txlnla y \txlnlos w 
25\t-4\tblnla w \tcUUdel w \tcUUel w.|\tcUUel w|\tcUUes de \tcUUlos uU \tcUUquien uU \tcUUuU: uU \tcUUy el \tuUUla a \tuUUla uU, \tuUUtestigo al \tuUUun en \tuUUuna bU \tullel de \tullmi w \tulncon de \tulnde w \tulnde y \tulnel la. \tulnfue w \tulnla y \tulnpor de \tulnque el \tulny el \tulny en \tulny w \txTny w 
25\t-3\tcUUal de \tcUUde w, \tcUUde y \tcUUel y \tcUUes w \tcUUlU w \tcUUsi w \tcUUtestigo a \tcUUy w \tllndomicilio en \tuTnbien. a \tuUUla aU, \tuUUuU, a \tullla w, \tullse w \tulnel a \tulnel w, \tulnpor w \tulntestigo al \tulny a \tulny de 
25\t-2\tcTnde a, \tcUUcon w \tcUUel es \tcUUel uU, \tcUUla gU, \tcUUla y \tcUUle uU \tcUUme uU \tcUUque el \tcUUque en \tcUUque uU \tcUUque w \tcUUuU el \tcUUxU w \tuUUcarta xU \tuUUesta si. \tuUUlo w \tuUUuU a \tuUUuU el \tuUUuU, de \tulna de \tulndel w, \tulnel de \tulnel w \tulnes de \tulnla gT, \tulnla no \tulnmi w \tulnque de 
25\t-1\tcUUde w \tcUUdel de \tcUUel de \tcUUel w \tcUUel w. \tcUUla de \tcUUla w \tcUUla w, \tcUUlo uU \tcUUque a \tcUUque la \tcUUuU a \tcUUuU en \tcUUuU w \tcUUun de \tulna al \tulnla w \tulnla w. \tulnla y, \tulnse w \tulnuT w 
25\t1\tgTna uT \tgTna w \tgUUque nU \tgUUuU uU \tuTna lo \tuUUa w \tuUUuU uU 
25\t2\tgUUa nU \tgUUa uU \tgUUuU nU \tglla w \tgllde w \tglles w \tuTncon xT \tuTnuT nT \tuTnuT y 
25\t3\taTny nT \talla w \tbTngT w, \tgTna nT \tgTncon uT \tgTnde nT \tgTnlic. bT \tgTny uT \tgTny w \tgUUgU nU \tgUUuU w \tgllllama w \tgllque w \tlUUuU w, \tnTngT de \tuTncon nT \tuTngT de \tuTnnT w, \tuUUgU y \tuUUuU uU, \tuUUuU w: \tuUUy xU \tulla w \txInque uI.\txUUuU uU \txUUuU y 
25\t4\tally w \tcTnaT uT \tcTnuT w: \tgTncon nT \tgTnde gT \tgTnde w \tgTngT nT \tgTngT uT \tgTnnT, w, \tgUUgU uU \tnTna w. \tnTncon w \tnTnuT de, \tnUUa y \tuTnque no \tuTnque w \tuTnsenor w \tuTnuT lT \tuTnuT y, \tuTny xT \tuUUlU uU \tuUUque uU \tuUUsenor se \tuUUuU lU \tuUUuU me \tuUUuU nU \tuUUuU w|\tuUUuU xI (\tuUUuU xU \tuUUuU. nU \tullsenor w \txTngT w \txTngT w: \txUUxU w, 
25\t5\taTnque w \tgTngT bT \tgTnsra. nT \tnTnde no \tnTngT a, \tnTnnT w (\tnTnnT w.|\tnTnque no \tnTnsenor lo, \tnlla w, \tnllque w \tuTna de \tuTnaT de \tuTncasa uT \tuTnpor y \tuTnuT uT. \tuTnuT w: \tuTny w, \tuUUcon uU \tuUUde w, \tuUUgU uU, \tuUUllama uU \tuUUnU w, \tuUUque es \tuUUque lo \tuUUuI/ uU, \tuUUuU el, \tuUUuU el. \tuUUuU uU: \tuUUuU y \tuUUuU y, \tuUUuU|si: \tulla w, \txInuI.xI.\txTngT w. \txUUuU de 
25\t6\taTngT w \tbTngT y \tcUUuU lU \tcUUuU w: \tgTnaT nT \tgTndel nT \tgTndon nT \tgTnlic. nT \tgTnlic. xT \tgTnsr. uT \tgTnuT w \tgTnuT, nT \tgTny aT \tgTny xT \tgUUde nU \tnUUgU de \ttTngT w, \tuTna nT \tuTna w \tuTna y \tuTncon w \tuTnde no \tuTndr. w \tuTnel w, \tuTngT gT, \tuTnlT w \tuTnla w, \tuTnque se \tuTnque y \tuTnuT en, \tuTnuT gT, \tuUUa nU \tuUUa uU \tuUUa y \tuUUcon el, \tuUUcon y \tuUUgU en, \tuUUgU w: \tuUUtestigo uU \tuUUuU a, \tuUUuU de, \tuUUuU su, \tuUUuU, y \tuUUuU. lo \tullllama w \tullruben w \txIUuI. uU. \txTnuT w, \txllque w 
25\t7\taTnaT w \taUUque uU \tbTnla w \tbTnnT w \tbTnuT w \tcTnuT w, \tgTnes nT \tgTnsoy nT \tgUnnU, gU \tlllque w \tnTnaT y, \tnTncon w, \tnTngT de, \tnTnuT y \tnUUy uU \tnllde no \ttTngT de \ttTnnT w \tuInuI. uI. \tuTna la \tuTna uT. \tuTnde: xT \tuTngT w (\tuTnuT uT, \tuTnuT. xT \tuTnuT: uT \tuTny a \tuUUa a, \tuUUa lo \tuUUa si \tuUUcasa uU \tuUUde lU \tuUUes nU \tuUUgU, y \tuUUque me \tuUUuU gU, \tuUUuU, nU \tuUnuU uI \tulla lo \tulla y \txInde uI.\txInxI. uI. \txInxI.e.\txTna w. \txUUque w 
25\t8\tbTnuT xT \tcUUgU w, \tcUUgU w: \tgTnaT w \tgTndona nT \tgTnmi, gT \tgTnnT, nT \tgTnnT, y \tgTnxT. uT \tnTnbT w, \tnTngT la. \tuInxI. uI. \tuInxI. y. \tuIny uI. \tuTnbT y \tuTnde gT \tuTnde xT \tuTngT w|\tuTnuT a, \tuTnuT en \tuUUa gU \tuUUa uU, \tuUUde xU \tuUUdijo en \tuUUes xU \tuUUlU, y \tuUUuU es \tuUUuU. es \tuUUuU. me \tuUUuU. se \tuUUuU: gU \tuUUy no \tullhijo, w \tullque se \txInuI.w. \txIny uI.\txIny xI.\txTna uT \txTnnT w, \txTnuT de \txTny se 
25\t9\tcTna uT \tcUUaU uU \tcUUgU gU: \tcUUuI. w.|\tnTnaT bT \tnTnaT de \tnTnbT y \tnUUgU w|\tnlllos w \tuIUuI.xI.\tuInxI. w. \tuInxI.y. \tuTngT en \tuTnlT y \tuTnxT w|\tuUUa bU \tuUUa gU, \tuUUcon nU \tuUUde nU \tuUUde no \tuUUde se.|\tuUUnU uI \tuUUpor xU \tuUUpor y \tuUUtestigo w: \tuUUxU w|\tuUnuU w, \txTndr. w 
25\t10\tbTnuT w, \tcTnla lT \tcTnla nT \tcUUaU de \tlTna w \tnTnxT y \ttTnnT y \tuInde xI.\tuInuI. w. \tuInuI.uI., \tuInxI.a.\tuTndr. w; \tuTngT w.|\tuTnuT w.|\tuTnuT w|\tuUUa la. \tuUUbU w, \tuUUes uU \tuUUque le \tuUUque se \tuUUuU, xU \tuUUuU. xU \tullque no \txInuI.w.|\txUUque uU 
25\t11\tcTnel nT \tuInuI. w., \tuInxI.xI.\tuUUa lU \tuUUcon w, \tuUUque no \txInuI.uI.\txInxI.uI.\txInxI.xI.
25\t12\tallque w \tcUUpaz de \tnTnde w.|\tuInxI.w., \tuTndr. w, \tuUUcon xU 
25\t13\tulltestigo w: \txInxI., uI. 
25\t14\tuInuI.xI.\tullque le 
26\t-13\taUa los
26\t-12\tgTnT secretario\tuTa gT
26\t-11\tgTc uT\tuIuI.que\tuIxU.|se
26\t-10\tgTgT fallos\tnUquien, dispone\tuIuI. ciudad\tuIuI.legajo\tuTdel de\tuUuI a\txIe.\txIxI.acta
26\t-9\tgTnT juez\tuIuI.edad\tuTdijo uI
26\t-8\tbTa, los\tlTy la\tnTpor. la\tnTy dr\tuIuI.cuit\tuIxI.u\tuTque el\txIuI.digo\txIuI.me\txUuU, su
26\t-7\tcTel acto\tgUxU secretaria\tnUsenora: nT\tuIpor. ante\tuIuI.ley\tuIuI.y\tuTxT secretaria\tuUen los\tuUsi. no\tuUuU. la\tulpor, lo
26\t-6\tcUlo que\tgTnT jueza\tnTno es\tuIu.uI\tuIuI.o\tuTuI a\tuTy lo\tuUcon gU\tuUdijo uI\tuUel: ¿testigo\tuUporque no\tuUque xU\tuUsu uU\tuUuU, la\tulen lo\tullo q
26\t-5\tcUdel movil\tcUno uU\tnTsecretaria, \tnUel: ¿comisario\tuUa gU\tuUcon nU\tuUde su\tuUel dia\tuUque fue\tuUsin gastos\tuUuU jueza\tuUy era\tulde mis\tulen los\tulgT|nT\tulporque no\tuly era
26\t-4\tcUuI uU\tlTdel plata\tnTsecretario, \tnUdoctor: nT\tuUde gU\tuUde oU\tuUel: ministerio\tuUel: ¿comisario\tuUpor el\tuUque la\tula. la\tulcuando habla\tulla puerta\tulpor un
26\t-3\tcTa gT\tcUy que\tuTnacional de\tuUdoctor: uT\tuUpor uU\tulcon la\tulde el\tulde la\tulpor telefono\tulque el
26\t-2\tcTa, los\tcUcon un\tcUde la\tcUla uU\tuIdigo. uI\tuUa la\tuUde la\tulde mi\tulen el
26\t-1\tcUa la\tcUpor su\tcUque el\tcUque uU\tlTa, los\tnUel: ministerio\tula su\tulde gT\tulde que\tulpor la
26\t1\tuTdesde, el\tuTnT xI\tuUuU xI
26\t2\tgTgT nT\tgTy uT\tgUuU uU\tuTen el\tuTnT de\tuTuT uT\tuTxI, xI\tuTy o\tuUnU no\tuUnU que\tuUuU y
26\t3\tgTgT uT\tgTnT gT\tgTnT no\tgTnT xI\tgTuT que\tgTuT xI\tgUuU a\tlUuU uU\tnTdni, con\tnTnT xI\tuTlo vio\tuTnT uT\tuTuT la\tuTuT nT\tuTuT y\tuTy a\tuUuU le\tuUuU, uI\tuUxU dni
26\t4\tgTnT el\tgTnT por\tgTxT xI\tgTy gT\tgUgU uU\tnTxI, xI\tnldoctora: puedo\tuIuT. xI\tuIuU. uI\tuTgT uT\tuTque, es\tuTxT el\tuTy gT\tuUel, hijo\tuUlU dni\tuUlo vi\tuUuU dni\tuUxU mat\tuUy con\txIxI. xI
26\t5\taUuU uU\tgTnT a\tgTnT lo\tgUuU no\tnTfue a\tnUdni, con\tuIuI. violencia\tuIy. xI\tuTdijo que\tuTque, me\tuTse mostro\tuTuT en\tuTuT quien\tuTuT su\tuTuT uI\tuTxT dni\tuTy de\tuTy un\tuUde, anos\tuUlo decia\tuUnU gU\tuUuU si\tuUy a\txIuU. uI\txIuU. xI\txUuU dni
26\t6\taTnT de\tbTdni, y\tbTuT y\tbTy a\tbUgU gU\tgTbT de\tgTbT la\tgTes el\tgTuT en\tgTxT mat\tgUnU de\tgUnU el\tgUuU en\tlTy uT\tnTel, de\tuIa.xI\tuIde. 9junio\tuTdice, que\tuTle dio\tuTlo decia\tuTuT le\tuTuT uU\tuUestaba uU\tuUfue a\tuUlU y\tuUmanifiesta que\tuUme uU\tuUnU lo\tuUnU y\tuUno lo\tuUque, vive\tuUse retiro\tuUuU me\tuUxI, uI\tuly a\txIuI.y\txTuT nT\txTy la\txUdni, con
26\t7\taTde los\tbTy el\tcTuT el\tfTde la\tgTnT ya\tgTxT por\tgTxT que\tgUuU que\tnTdijo que\tnTpor, la\tnTy con\tuIel. acta\tuIuI. uU\tuIuI.xI\tuTnT gT\tuTnT la\tuTuT gT\tuTxT mat\tuTy, a\tuTy, por\tuUalias, uU\tuUcon, quien\tuUdice que\tuUlU uI\tuUnU se\tuUno le\tuUque, me\tuUque, se\tuUse lo\tuUsenor: uU\tuUsiempre andaba\tuUuU mp\tuUuU su\tuUy del\txIuI. uU\txIxI.de\txTuT xT\txUy, que
26\t8\tcUagrega que\tnTy un\ttUnU gU\tuIpor., el\tuIy. 9uI\tuTcon, domicilio\tuTse. deja\tuTxT de\tuTy el\tuUcosecha|registrado\tuUes la\tuUlos. uU\tuUnU la\tuUse fue\tuUuI danos\tuUuU|registrado\tuly, el\txIuI. nU\txIxI.cuenta\txIxI.tiene\txUy con
26\t9\taTy a\taTy el\tlTuT la\tlTuT y\tnTque, no\tuIde. la\tuIuI. nU\tuIuI. xI\tuIuI.san\tuIuI.va\tuIy. a\tuTno estaba\tuTxT que\tuTy que\tuUdijo que\tuUle dijo\tuUuU las\tuUy, a\tuldice que\txIuI. de\txIuI.a\txIuI.en\txIuI.xI\txTy, que
26\t10\taUde los\talde los\tnTcon, domicilio\tnTque me\tuIel. telefono\tuIuI. xU\tuTtitular, del\tuUy otros
26\t11\tcUconste. \tlTy a\tuTde los\tuTy con\txIuI.de\txIxI.e
26\t12\tuIuI., xI\tuIxI.uI
26\t13\tgTxT no\tuIe.uI
27\t-19\taierT
27\t-18\teidaT
27\t-17\tburoT\tnderT
27\t-15\ticosT\ttadoT\tticoT\tvalaT
27\t-14\talezT\tcamaT\totasT\trdinl\ttatal
27\t-13\tburoU\terasT\thecaU
27\t-12\tamaU\tbresT\tdamel\tdoseU\tltasT\toliaT\ttacaT\ttadaT\ttardT\ttrasT
27\t-11\tagarU\tagasT\tahiaT\taierU\taierl\taireT\tatosT\tburol\tcelul\tculoT\tdadaT\tedanT\teidaU\tenseU\thoraT\thtonT\ticarT\ticosU\tineaT\tiosaU\tiraU\tlmesT\tnaT\tnaliT\tndezT\tngooT\tnnetT\tomiaT\trgiaT\trrioT\tteraU\ttmanU\tuayaU\turreU\tutosU
27\t-10\tabanT\tactoT\tagarl\talezU\talorU\talsoU\tamenT\tamoll\tatraU\tbebeT\tbrasT\tcidoT\tdronT\teadaU\teadoU\tecoaT\tecoaU\tenosT\tenosU\tenseT\terpoU\terzaT\teviaU\tevisT\tguroU\thacoT\thoraU\thsonT\timosT\tjeroT\tlarol\tmionU\tnacT\tnaciT\tngosU\tntroT\todozT\tolarU\tondiT\trdanU\trdinU\tresT\treseT\trfiaT\triboT\trimel\trmasT\trojaT\trojaU\tsabaU\tsadoU\tsameT\tsameU\tsamel\tsensT\tstenT\tticoU\ttidaU\ttiosT\ttiraT\ttoloU\ttralT\ttrolT\tuadoU\tularT\tultaT\tultaU\turreT\tvadaU\tvalaU
27\t-9\tabanU\tacasU\tacasl\tadesl\tagasU\tajerT\taldaU\talorl\tardeU\tarmel\tbebel\tblosT\tbookl\tbrasU\tcamaU\tceraU\tcianU\tciasl\tcidaU\tcipeU\tdaleU\tdameT\tdameU\tderaU\tdidaU\tdoloU\tebreT\tedanU\teidal\teidoT\tejalU\tenesU\terzaU\tfielU\tfiell\tgabaT\tgatol\tgurol\thacoU\thicoU\thtonl\tiadaU\tiosoU\tisasT\tisasU\tjanoU\tjanol\tlizaU\tltarT\tmamil\tmigol\tnenaU\tnialU\tnimaU\tnotaU\tnstaU\torceU\torraU\tpalaT\tpaseT\tperaU\tpeseU\tpiasU\trdioU\treall\trnosU\tsaleT\tsigaT\tstiaU\ttabaU\ttaraT\ttipoT\tuayal\tucheT\tucheU\tugesU\tulosU\tuncaU\tunteT\turasU\tvianl\txonaU
27\t-8\tabiaU\taciaU\tainaU\talonU\talsol\tanceU\tardaT\tardaU\tarmaU\tasteU\tatosU\tazonU\tbebeU\tbujaT\tcadal\tcayoU\tceluU\tceral\tcipel\tcisoU\tdabaU\tdadaU\tdiasU\tdiosl\tdolol\tdonal\teadol\tebreU\teleaU\temasU\temiaU\tenirl\terpol\terzal\tforoU\tfugaU\tgadaU\tgasU\tgatoU\tgudol\tguiaT\thicol\thtonU\tiamU\ticasT\tideoU\tieneT\tigenU\tigenl\tilosU\timeiU\tinceU\tionaU\tirarU\tkingl\tlbarl\tllasT\tloyoT\tltasU\tludaU\tmalaU\tmaloU\tmidol\tmionl\tmosaT\tmpioU\tnabaU\tnadaU\tnderl\tndezl\tnimal\toferU\tomiaU\tomial\topiaU\torral\torteT\toscaT\totanT\tpasaU\tpocoU\traveU\trdenT\trdiol\trdonl\treseU\trgiaU\trmalT\trmalU\trojal\trrioU\tsadol\tsensU\tsicoU\tsoloU\tsonaT\tsonaU\tstenU\tticol\ttidaT\ttomaU\ttronU\tubioU\tularl\tuncaT\turenT\tusaU\tusarl\tutosl\tviaU\tvianU\txnerT\tyudaU\tzadol
27\t-7\tabenU\taceaU\tadesU\tahiaU\taireU\talvoU\tanusT\tarmeU\tastel\tastoU\tatral\tberaU\tberal\tbujoU\tcadaU\tcayol\tcharl\tcidal\tcimaU\tcosaU\tcpceU\tctosU\tculaU\tdaral\tdenaU\tdidal\tdijeT\tdminU\tdonaU\tdridT\teadal\tebloU\techal\tecoT\teidoU\tejall\temasT\temiaT\tenesl\tensel\terdaU\terenU\tetosU\tficoT\tficoU\tfonol\tforol\tgadaT\tganoU\tgicol\tguraU\thachT\thagaU\thilaU\thipaU\tiadaT\tiadoU\ticarU\ticasU\ticasl\ticosl\tieneU\tienel\tilosl\timosU\tincoU\tiocaU\tiosal\tjateT\tlaroU\tldeaU\tleyoU\tlinsT\tllasU\tmabaU\tmalal\tmizal\tmpiaU\tmplal\tnaU\tneerT\tngasU\tniall\tnidal\tnjasU\tnoceU\tnotT\tnzosU\tojosU\tolorU\toncal\toronT\totasU\totasl\toyol\tpadaU\tpanal\tpediU\trabaT\tranil\tratol\trazoT\trdanl\trdial\treosU\tresoT\tresoU\trgarU\triboU\trmasU\trnetU\trtosT\truceT\tsejal\tstesU\tstesl\tsurT\ttadaU\ttadoU\ttrasU\ttresU\ttrolU\ttronl\tubiol\tuctoU\tueseT\tuesel\tugesl\tuipoT\tunasU\turrel\tutiU\tvivaU\tzadoU
27\t-6\tabanl\tacial\tagasl\tainal\tajesU\tajesl\talioU\tamosT\tareaU\tastol\tayU\tazonl\tazull\tbajoU\tbezal\tbrasl\tbrosU\tbujaU\tcabaU\tchasU\tcianl\tciarU\tciasU\tcienT\tcileT\tculol\tcusaU\tcuyoU\tdadal\tderal\tdidol\tdomT\tdomU\tdrarU\tebrol\techaU\tedanl\tedirU\teleal\tenarU\terasU\ternal\ternoU\tesosl\tetraU\tfeyT\tgabaU\tgicoU\tguarl\thagal\thapaU\tiadal\tiadoT\tiadol\tideol\tiereT\tigroU\tilmoU\timeil\tinarU\tinosl\tional\tiosol\titirU\tladol\tlegaU\tlegal\tleveU\tlgarU\tlizoU\tllasl\tlmesU\tmalol\tmbiaU\tmisal\tnabal\tnacU\tnaciU\tnalol\tndanU\tndanl\tndiaT\tndosU\tntasT\tntroU\tobraT\tojosl\tolorl\topiaT\topiol\tpadol\tpagal\tparol\tpetaU\tpieU\tponeU\tprilU\tpteT\tquenT\trabaU\trdonU\trfill\tribol\trimaU\trriol\tsabal\tsejaU\tsenoU\tsigaU\tsigoU\tsoloT\tsquel\tstasT\tsurU\tsurl\ttacaU\ttataU\tteleT\tteleU\tteral\ttiraU\ttraeT\ttresT\ttrosU\tuadol\tuchel\tuegal\tueraU\tueral\tueseU\tueveU\tuevel\tufiU\tuidal\tuinaU\tularU\tumenU\tunoU\tusoU\tvadal\tvadoU\tvial\tvidaU\tvocaT\tzadaU
27\t-5\taasU\tabesl\talgal\talonT\talvol\tamarl\tamenU\tamenl\tatosl\tcidol\tcienl\tcileU\tcilel\tcobaU\tculal\tdiezU\tdiezl\tdonoU\tdosel\tdoyU\teblol\tebrel\tederU\terbal\tesesU\tesesl\tetasU\tficaU\tfical\tgadal\tglenl\thibel\thicaU\thilal\thsU\thtaU\thtpU\tibirU\tibosU\tigarU\tineal\tiocal\tiral\tisenl\tjadoU\tjajal\tjeraU\tlamaU\tlanaU\tldesl\tlizol\tlpesl\tmbasl\tmbiol\tmbroT\tmidaU\tmigoU\tmitoU\tmpial\tnacl\tnadal\tnadol\tnderU\tneroT\tnerol\tnetaU\tngosl\tngunU\tnionU\tnjasl\tntasU\todral\totosU\tpagaU\tpiasl\tpitol\tposol\tpusoU\tquenU\tratoU\treU\treasU\tredaU\trmarU\troneT\trrU\trtonU\trxT\tseisU\tseroU\tsideT\tstenl\ttabal\ttadol\ttidol\ttrall\tudosU\tuegaU\tugial\tunoT\turasl\tvioT\tzadal
27\t-4\tacaU\tahiU\talirU\tanusl\taranU\taranl\taronU\taronl\tbrosl\tcienU\tcosal\tctaml\tctosl\tcuyal\tdbtU\tdidoU\tdioU\tduceU\temasl\tenenU\tentoT\terarU\terenl\terteU\tetasl\teudaU\tfcU\tfotoU\tgaraU\tguirU\theteU\thetel\tibirl\tidenl\tieteU\tigrol\tineaU\tintaU\tionoU\tiranU\tistel\tizosl\tjabaU\tjajaU\tjuraU\tlariT\tlaveU\tlicoU\tmalU\tmamaU\tmiteU\tnadaT\tnetal\tntraU\tntrol\tobraU\todraU\tonall\torteU\tpadal\tpaseU\tperal\tpetal\tpetol\tpoyoU\trmnU\trrhhU\trtirU\tseisl\tsenal\tsideU\tsionT\tsionU\tsivoU\tstarU\ttadal\ttaraU\ttclU\ttelel\ttionT\ttralU\ttrasl\ttrosl\tturaU\ttural\ttuveT\tuctol\tusol\tvayaU\tvayal\tverU\tvival\tvocaU\txqU
27\t-3\tacral\tadasT\tajarU\tamarU\tanusU\taronT\tarseU\tarsel\tayorU\tbasel\tbrioU\tcadol\tcidoU\tcobal\tdarU\tegarU\tegarl\teltaU\tenarl\tendol\tenenl\tentaU\tental\tentol\teptaU\terasl\teudal\tfeT\tfotol\tibaU\tieraU\tiereU\tierel\tilmol\timosl\tinhoU\tirU\tirlel\tisisU\tisteU\tjeral\tjuezT\tjuezU\tltorl\tmbioU\tmigaU\tmitol\tnciaU\tneroU\tngasl\tngunl\tomunl\tontoU\topial\tpaloU\tpasel\tpibel\trabal\trdadU\tridoU\trimol\triorU\trmarl\trmasl\trtarU\tsabeU\tsacoU\tsalel\tsigol\tsosU\ttaU\ttemal\ttiaU\ttipoU\ttipol\ttiroU\ttraeU\ttroll\ttuvoU\tuedoU\tuidaU\tuinal\tulpaU\tvezU\tvioU\tvoyU
27\t-2\tactoU\tactol\tadieU\tculoU\tdadol\tdocl\tdoml\tendoU\ternol\tfeU\tidasU\tilvaT\tipU\tlamoU\tmitel\tmpreU\tnadoU\tnchal\tonalU\topioU\totosl\tpidoT\tpiel\trdenU\troboU\tucciT\tursoU\tveU
27\t-1\targoU\tatroU\tcdU\tdijoU\tentoU\terdal\tiranl\tiresT\tndezU\tozcol\trazoU\tredal\trtarl\ttaral\ttidoU\ttiral\tumnal\tuotaU\tvaU\tvinoU
27\t1\tabelT\thuelT\tianT\tngelT\tpuraT\tsicaT
27\t2\tachiT\tavezT\tczukT\tegasT\telenT\tevinT\thetaT\tindtT\tjI\tnoeT\tossiT\tpariT\tquinl\travoT\trmenl\tronaT\tuanal\tujanT\tvaneU
27\t3\tabelU\tabell\tacioT\taldoT\tancyT\tanduU\tarayT\tarneT\tarzoT\tasioT\tavezl\tbatoT\tbergT\tcunaT\terraT\tertoT\tesmaT\tevasT\teyral\thaveT\tianaT\tidiaT\tilarT\tilcaU\tjuliU\tlemaT\tlenaT\tlinaT\tllayl\tllosT\tlsonU\tlterU\tlunaU\tmaruT\tmenaT\tmeroT\tmiraT\tmiroT\tnoel\tnuelT\tociol\torioT\tpaezU\tqueoT\tradaT\traulU\trcosU\trenaT\triasU\trinaT\trlisT\trunoT\tsical\tubenT\tunezU\tvaniU\tyohaU\tyohal
27\t4\tachoT\tadial\tagayT\tagusT\talesT\tanezl\tannaT\tantiT\taolal\tarraT\tattiU\tauraT\tautoT\tavesT\tazanT\tbianT\tbianl\tbralT\tcanoU\tcenaT\tchenT\tcheoT\tcinal\tddadl\tdelal\tedrol\tejasT\telbaT\telyU\terlal\ternaT\testeU\tesusU\thelal\thetaU\tianoU\tileoT\timonl\tirtaT\tisesU\titezU\titezl\tivanT\tjedaT\tjuanU\tjuliT\tldanU\tldiaT\tletaT\tlfinT\tlidaT\tllayU\tlucaU\tluzT\tmaU\tmaell\tmasaT\tmbayU\tmianU\tncayl\tndroT\tnicaU\tnzonT\toccoU\toderU\toemiU\tohanT\tomonT\toqueU\tostaU\tottaT\tottiT\tparoT\traril\trianl\trielT\trielU\triloT\trilol\tritol\trmolT\trnanl\truizT\tsaadT\tsianT\tsiasU\tsiasl\tslaoT\ttaroT\ttavol\ttinoT\tufreU\tvanal\twuT\twuU\tylanT\tylanl\tzaloT\tzminT\tzminl\tzoeT
27\t5\tabioU\tadriT\tagusU\taitel\talosU\tamilT\tamilU\tancyU\tanezU\taonaT\tarazT\tarezU\tarteT\tazanU\tbetol\tbiasU\tbrilT\tceroT\tceroU\tchayU\tchukU\tcruzU\tcruzl\tcunaU\tczukU\tczukl\tddadU\tdelaU\tdgarU\tdiceU\tdinaU\teberU\teinaT\teliaT\telyl\terezU\terioT\teroaU\tesmal\tettaU\tevinU\teyesl\tfanoT\tfanol\tfinaT\tfinoT\tg-hoU\tgabyT\tgeloU\tgrosU\tgwenT\thaveU\thebeT\thianU\thinoT\thugoU\tianoT\tibelT\tidiaU\tilarU\tildaT\tilenT\tilinl\tinatT\tindoT\tingoT\tirioT\tisaT\tittiT\tivelT\tjazU\tjedaU\tjulil\tkangU\tkimT\tkuhnT\tlaraT\tletoT\tlinoU\tlolaT\tmbayl\tmilaT\tmirol\tmonaT\tmposT\tmuraT\tnahiU\tnakiT\tndrol\tnelaT\tnitaT\tnsurT\tnurT\tnzueU\tochiU\todoyT\toldiT\tolgaT\tondel\tonteT\tormaT\tostaT\toviaT\tpaezl\tpaoU\tparkT\tpughU\travoU\trdesT\tredoT\trgosT\trianU\tricoU\trinoT\trisaU\trmenT\trolal\truizl\trunoU\trzunU\tsaraT\tsosaT\ttianT\ttinal\ttinol\ttital\tuanaU\tudial\tumanl\tundoT\tundol\tunesT\tunezT\tunozT\tustiU\tutraT\tveraT\tveral\tvierU\tvinaU\tviraU\tydeeT\tydeel\tyesil\tynchT\tynchU\tyoelT
27\t6\taball\tachiU\tadeoT\tadysl\tagayU\tagraU\tahanU\tahirl\taianT\talbaT\taldel\talenT\taliaT\talleT\tamasl\taminU\tancaT\tapurU\tarceT\tarezT\tauerU\tavioU\tayral\tazanl\tbaezT\tbaumU\tbergU\tcanoT\tceliT\tchayT\tchezl\tchulU\tcilal\tcinol\tcruzT\tczykU\tedroT\tegasU\tegreT\teiszl\telbaU\telbal\telfiT\telial\telmoU\temmaT\teppeU\teresl\terlaU\terryU\tertsT\tesmaU\tesusT\tevasU\tevinl\teyesU\tfedeT\tgaill\tgeloT\thartT\thoT\tibalU\tickyU\tilanT\timonT\tindtU\tinial\tircoT\tirreU\tivial\tixtoT\tjasyU\tjderT\tkianT\tkianU\tkianl\tkiml\tlealU\tliasl\tlitoU\tlolal\tlozaT\tmaelT\tmaruU\tmarul\tmayaT\tmenal\tmiaT\tmianT\tmposU\tncayT\tnemeU\tnianU\tnoeU\tnosoT\tntinU\tnuelU\toacoT\toccoT\tofiaU\tolgaU\tolgal\tonezU\tonial\toqueT\tossil\tovial\tpiukT\tponsT\trfanT\triell\trmenU\trnanT\trtinT\tsanal\tsparU\tsudaU\ttenaU\ttherU\ttoreT\ttotiT\tuceaT\tueroT\tuielT\tuiell\tumaT\tvegaT\tveroT\tvilaT\twiczT\tylanU\tyohaT\tyoonU\tzI\tzaloU\tzminU\tzoeU\tzoel
27\t7\tabadT\tabadU\tabdoU\tabioT\tabiol\tabriU\tadalU\tadriU\tadril\tagusl\tahaml\taivaU\taldeT\taldiU\talmaU\tambiU\tamedU\tanal\tanduT\tanezT\taoliT\taraT\taraiU\tarasU\tardoU\tarneU\tattiT\taulaU\tautiT\tautiU\tautil\tayasU\tayraT\tayraU\tazzoT\tbaezU\tbatoU\tcariU\tcedoU\tcenal\tcesil\tchenU\tchoil\tcielU\tcilaT\tcinoU\tcopaT\tdalaT\tdalaU\tdiopU\tdoril\teanoT\tedesT\tedonT\tehmeT\teiral\teissU\telenU\telesT\telmol\telsoU\telynT\telynU\temmaU\terlaT\terpaU\tertsU\tetesT\tevanU\tevezU\texisl\tfaneT\tfaneU\tfanel\tfedel\tfesaU\tfiloT\tfinoU\tfranT\tgabyU\tgabyl\tglioT\tgozaT\tguelU\thanal\thartl\thinoU\tholal\tianU\tianl\tilseU\tilvaU\tingoU\tiniaU\tirisl\tironT\tisesT\tisiaT\tivanl\tivasl\tixtoU\tkangl\tkimU\tkissU\tkuhnU\tlacaU\tleonT\tlfinU\tlfinl\tlinaU\tlinoT\tlipel\tllanU\tlmerT\tlmosU\tlmosl\tlosoT\tlozal\tluU\tlupeT\tmaT\tmaelU\tmaleT\tmaxil\tmayol\tmedol\tmejoU\tmejol\tmoneT\tnatiT\tncayU\tndroU\tneteU\tnicaT\tntiaT\tntiaU\tnuell\tnushU\tnzuel\tofreU\toldoU\tomezT\tomezl\tomonU\tonelT\toniaT\torelT\torroT\tottaU\tottil\tottoT\tovalT\tpaezT\tparkU\tparkl\tpomal\tpratU\tpuraU\tquinT\trdesU\triozU\tritaT\trmanU\trolol\trosoU\trrezU\trriaU\truizU\truloU\tsianU\tsinil\tssanT\tsvenT\ttaloU\ttanoT\tteloT\tteol\ttherT\ttitoT\ttitol\ttoneU\tubiaT\tucioT\tucioU\tudezl\tulceT\tuleoU\tulioT\tunesU\turinT\turinl\tvanaU\tvaneT\tvansT\tvedoT\tvenaU\tvinaT\tviraT\txanaT\tydeeU\tyhenl\tytiaT\tyuanU\tzagaU
27\t8\tadalT\tadall\tadysU\tagroU\talefT\tallel\tamedT\tangeT\tanizU\taoliU\taraiT\tarazU\tardiU\taridU\tarisU\tasarT\taulal\tayenT\tazarl\tbaraU\tbebaU\tbetoU\tbinaT\tblesT\tboraU\tbosaT\tcamoT\tcariT\tchezT\tchezU\tchoaU\tchoiU\tdibT\tdoriT\teberT\teddyU\tedesl\tedonU\telenl\telfiU\teliaU\tellaT\temalT\teniaT\terdeT\tertaT\tertsl\testiT\teterT\tettaT\tettal\teyesT\tferl\tgilU\tginoT\tginol\tgonal\tgoyoT\tguezT\tguinU\thaniT\thaniU\thebeU\thetal\tholaU\tianaU\tiaraU\tiaroU\tiatiT\tichiT\tickyl\tidadl\tielal\tiesoU\tildaU\tilenU\tilinU\timanl\tindoU\tioliT\tirkoT\tirkoU\tirnaT\tirozU\tiscaU\tispeT\tispoT\tjadaT\tjderU\tjedal\tldanT\tldanl\tlejoU\tliT\tlilaU\tllayT\tllimU\tlmosT\tlsonT\tmadaT\tmajol\tmiroU\tmoloT\tmonal\tmoniU\tnahiT\tnakiU\tnellU\tnianT\tnigoT\tnsial\tnsinU\tntinT\tocioT\todoyU\tofreT\toleaU\tolenU\tomasT\toniaU\toranU\tosueU\toverT\towenT\tpariU\tperol\tpitul\tpughT\tquirU\trayal\tretoT\trgioT\trickT\triloU\triozT\trlenU\trminU\trogaT\trolaU\tronaU\trosoT\trruaT\trsonT\tsaabU\tsaabl\tsayal\tselaU\tsoleT\tsterT\tsterl\tsulaT\tsulaU\ttarol\ttavoU\tteoT\tthiaT\ttinoU\ttolaU\ttufoU\tubenU\tuchiU\tuielU\tuizaT\tuizaU\tujanU\tujral\tuliaT\tulmaT\tulmal\tunirU\tunozU\tupanU\turbel\tuterU\tutraU\tvdaU\tvedal\tvilal\tvitoT\tvoneT\twiczU\txanal\tylenU\tzuniU
27\t9\t-jaeT\tabriT\taciol\tadysT\tagraT\tahamT\tahamU\taiteT\taival\talosT\taneol\tantiU\taquil\tavenl\tayenl\tazzoU\tbebaT\tbelal\tboraT\tcataT\tccarT\tchoU\tcoboT\tderoT\tdiazU\tdipal\tdoriU\teagaT\teberl\tegreU\teilaU\tejasU\telmoT\telsol\tenkoT\tenkol\teppel\testiU\tfengT\tfilol\tgliaU\tglial\tgonaT\tgridT\tgrosT\thigaT\thirol\ticelU\tidesT\tiecol\tielaU\tieraT\tievaT\tieveU\tihuaT\tilceT\tildal\tingaU\tiquiU\tirmal\tisaU\tisiaU\tisolU\tispeU\tiviaT\tlacoT\tlinT\tlipeU\tllanT\tlmanU\tlolaU\tlqueU\tlquel\tluT\tmaiaT\tmanil\tmaraT\tmeiT\tmeloU\tmenaU\tmoneU\tnatoT\tnchoT\tneteT\tnisel\tnucoU\toball\toniol\tossoU\toteoU\tpaoT\tpaol\tpazal\tpituU\tpomaT\tpomaU\tquirl\tramoT\tranoT\tregol\trgiol\triaml\trigoT\trimoT\trlisU\trnanU\troraT\troral\trtinU\trtinl\truloT\tsanaU\tsisal\tsparT\ttatiU\ttenal\tteoU\ttilal\ttomil\ttoneT\tturoU\ttutil\tudezT\tudezU\tuecoT\tuevoT\tuitaT\turinU\tvanaT\tvedaT\tvedol\tveroU\tverzT\tvichU\tyolaT\tzaroT\tzaroU\tzmanl\tzunil
27\t10\tadeol\taderT\tadirU\taleU\talenU\taliT\tancoT\tanesT\tanesl\tarasT\tarcel\tarzoU\tasasT\tateoT\tbaraT\tbdonT\tcaroU\tcedol\tceloU\tcelol\tciroT\tcoboU\tcocoT\tconaU\tcualT\tcunal\tdiceT\tdiniT\tdozol\tdreaU\tebanT\teldaT\teldaU\telmuU\tenatT\tencaT\tenjaT\tenjaU\tenzal\testil\tevanl\texisT\texisU\tfedeU\tfinol\tflorU\tfranU\tfranl\tgailT\tgliaT\tgonaU\tgonil\tguezU\thainT\thiniU\thiroU\thucaU\thuenT\thuenl\thuraT\tianal\ticheT\tidesl\tiedoT\tiegoU\tieveT\tihuaU\tilanU\tilceU\tilinT\tilioU\tinteT\tiojol\tispel\tittiU\tlaniU\tlinl\tlitoT\tlmanT\tloreT\tmaleU\tmelaU\tmilal\tminT\tmoloU\tmonil\tnakaU\tnaroU\tnejoT\tnelaU\tneneT\tnianl\tnigol\tnolal\tnsiaU\tnsurU\tnzonU\tomarT\tonell\tonezT\tonsoU\tpameT\tpetil\tpial\trayaU\tredoU\tredol\trfanU\triamU\trionT\trlisl\trojoT\troraU\trosaU\trresU\trruaU\trthaU\tsapoU\tscarl\tsiniT\tsterU\tstonU\tstonl\ttanal\ttaroU\ttenoU\tturoT\tubarU\tucanU\tuceaU\tuchil\tuciol\tuevol\tuitol\tulliT\turrol\tvansU\tvaraT\tvdal\tveraU\tverol\tyalal
27\t11\tachol\tadeoU\tadiaT\taganT\tagnoU\tagroT\taiteU\taivaT\talcoU\tamirU\tanaU\tancoU\taneoU\tanesU\tarzaT\tavenU\tavezU\tcosoU\tcualU\tdanaU\tdanal\tdoniT\tdozoU\teagaU\tebanl\tedesU\tedonl\tedroU\teireT\teivaU\teival\teldal\tevesl\tezonT\thangT\thartU\thiroT\tiaraT\ticheU\tidial\tieval\tigerT\tileoU\tilioT\tilteT\tirtaU\tisioU\tisoll\tispoU\tlacaT\tleonU\tlitaT\tlmerU\tlorel\tlupel\tmaiaU\tmasaU\tmelaT\tnatal\tnatol\tnejol\tniseU\tnsiaT\tnurl\tobalU\tocaT\tolasT\tortoT\toverl\tpatol\tpinoU\trariT\trgosl\trickU\troleU\trosaT\trotaT\trrial\trusoU\tsayaT\tscioU\tselaT\tteloU\ttiasT\ttiasl\tubenl\tuevoU\tuidoT\turcaT\turroU\tvansl\tvilaU\txanaU
27\t12\taldeU\taleT\tanzoU\taolaU\tblasU\tbrall\tbranT\tcenaU\tcilaU\tcinoT\tcosol\tebanU\tegasl\teinaU\tencaU\tencal\tenjal\tenkoU\tenzaU\tevesU\tfandl\tflorl\tginoU\tgozal\tgridU\thigal\tiecoT\tiecoU\tigerU\tildoT\tildoU\tileol\tingol\tintiT\tirtal\tlabaT\tlazaT\tlimaT\tlimal\tlinol\tloreU\tmajoU\tmilaU\tmonaU\tnchoU\tnelal\tnurU\tocaU\tonioT\toscoT\tossoT\tovall\tpural\trdesl\trgioU\trigol\trminT\trmoaT\trmolU\troyoT\tsianl\tsiniU\ttorol\tucasT\tuecoU\turril\tvedoU\tvichT\tymasU
27\t13\tarceU\tbetoT\tblasT\tbosaU\tbralU\tcolol\tdanaT\tgailU\tgoniT\thelaU\thuenU\tichel\tidesU\timanU\timonU\tirisU\tisiol\tivanU\tlimaU\tlusaU\tnataU\tnchol\tnzonl\tomezU\tonelU\tpatoT\tpiaT\trogal\trresT\trriaT\trusol\tsosal\ttanaT\ttanoU\tthiaU\ttianl\ttilaU\tvedaU\tyalaT\tyolaU
27\t14\taguaU\taianU\talmaT\tayenU\tcamoU\tcaroT\tcesiU\tcocoU\tcocol\tferT\tfiloU\tfinaU\tfinal\tflorT\tgozaU\thigaU\tirnaU\tlinU\tlozaU\tlqueT\tlupeU\tlusaT\tnatoU\tpazaU\trariU\trenaU\trenal\trreaU\tsayaU\tsosaU\ttianU\turcoU\tyalaU
27\t15\tadiaU\tarzaU\tarzal\tcirol\tcoloT\tferU\tgoniU\tievaU\timanT\tirnal\tmaniT\tnigoU\tnolaU\tovalU\tpatoU\trogaU\ttiasU\ttitaU\tuitoT\turcoT
27\t16\tcerol\tcoloU\tleonl\tpiaU\ttanol
27\t17\tciroU\teinal\toleal\ttitoU\turcaU\turcol
27\t18\tmaniU
27\t19\tnataT
27\t20\tordoT
28\t-15\tuT.|. 0-
28\t-14\tuT: : 0-
28\t-13\tnU.|: 1-\tuI °290-\tuI °790-\tuI..,90-\tuI..490-\tuI.|.0-\tuI|° 0-\tuT).  0-\tuT.   90-\txI..890-\txI|.0-
28\t-12\tuI  - 0-\tuI °190-\tuI..590-\tuT  9  90-\tuT |  1-\txI  9.0-\txI.. 90-
28\t-11\tll  9, 0o\ttT : 1-\ttT.|: 0-\tuI °490-\tuI..090-\tuI..190-\tuI..390-\tuT  9: 0-\tuT/  1-\txI.|. (0-\txT;  0-\txT|. 0-\txU|. 0-
28\t-10\tll  9|0o\tuI ° 0-\tuI °090-\tuI °890-\tuI. °.90-\tuT. : 90-\tuT.|: 0-\tul, 9  90o\txI, .0o\txI..).0-\txT: . 0-
28\t-9\tcT  9 1-\tcT ; 1-\tcT/  1-\tcU||0-\tlU  9|0-\ttT. , 0-\tuI. / 0o\tuI..990-\tuT. . 0-\tuT. : 0-\tuT.|.|0-\tuT: 9 0-\tuT|  90-\tuU  - 0o\tuU - |0-\tuU |  | 0-\tuU.|. 0-\txI  9, 0-
28\t-8\tcU ), 0-\tuI (.0-\tuI |0-\tuI. |0-\tuI..790-\tuT |  | 1-\tuT. 9 0-\txI, .0-\txI. ) 0-\txT $1-\txU  9  90-
28\t-7\tal , 1o\tcT. 9 1-\tnT " 0-\tnU " -0-\tnU.|: 2-\ttT.|: 3-\tuI , 0-\tuI / 0o\tuI. / 0-\tuT.| "90-\tuU|. 0-\tul.|. 0o\tul|. 0o
28\t-6\tuI ° 90-\tuI,  0-\tuT: . 0-\tul |  | 0o\tul: . 0o\txI  0-
28\t-5\tal  2o\tcT. . 0-\tcT: . 0-\tcT: |0-\tcU: .|0-\tuI / 0-\tuI ° 90o\tuI. ° 90-\tuT.  0o\tul  9. 0o\tul - |0o\tul.   90o\txI.|) 0-
28\t-4\tcT.  0o\tcT. , 0-\tcT|. 0-\tcU ". 0-\tcU |  0-\tcU/  0-\tcU: . 0-\tcU^ 0-\tcU|: 0-\tnU.|: ¿2-\tuI  0-
28\t-3\tcT  9 0-\tcT |  1-\tcT.  0-\tcU. : 0-\tcU.|: 0-\tcU.|: 2-\tuI.|) 0-\tul: |0o
28\t-2\tcT.|: 0-\tcT|: 0-\tcU  0o\tuU: : 0-\txI - .0-
28\t-1\tcT. : 0-\tcT.|. 0-
28\t1\tgT , 2-\tgT,  2-\tgT.  2-\thU  0-\tnT  (2-\tnT |3-\tnU.  0-\tuT .|3-\tuT,  2-
28\t2\taT,  3-\tbT , 2-\tbl.  0o\tcT  3-\tcT .|2-\tcT : 3o\tgT  2-\tgT  9 1-\tgT , 1-\tgT,  3-\tgU:  0-\tnT  2-\tnT  3-\tnT . 3-\tnl|: 0o\tuT  2o\tuT|: 3-\txT .|3-\txU  2-
28\t3\taT  1o\taT .|2-\tal, , 0o\tbT , 3-\tbT .|2-\tgT, , 1-\tgT, .|1-\tgT:  1-\tgU| 0-\tgl |0o\tgl.| 0o\tgl:  0o\tlT  2-\tnT .|3-\tnU  2-\tnU  9 0-\tnU:  0-\tnU|: 3-\tnl:  0o\tuT . 3-\tuU  3-\txT  3-\txT,  3-\txU  3-
28\t4\taT , 3o\tbU , 1-\tfT  3-\tgT.  1-\tgT;  0-\tgU  1-\tlU,  0-\tnT : 3-\tnT : 3o\tnT |2-\tnT, , 2-\tnU : 3-\tuT : 3o\tuT.| 3-\tuT:  3-\tuU,  3-\tuU|: 3-\txT . 3-\txT .|2-\txT ; 2-\txT:  3-\txU. |0-\txU|: 0-\txU|: 3-
28\t5\taT . 3-\taT| 3-\taU |0-\tcT , 3o\tcU  1-\tgT.| 1-\tgU;  0-\tgl;  0o\tnT ; 3-\tnT,  3-\tnT. .|0-\tnU , 1-\tnU| 0-\ttT , 3-\ttU : 3o\tuT.  3-\tuT. , 2-\tuT: , 3-\tuT| 3-\txT |3-\txT,  2-\txT, , 2-
28\t6\taT . 2-\taT:  0-\tbU: , 0-\tcT,  3-\tgT  9 0-\tgT",  1-\tgl,  - 0o\tlT.  1-\tlT:  1-\tnT  3o\tnT,  2-\tnT. |0-\tnU. : 1-\tnU.| 0-\tnl  <0o\tnl: , 0o\tuI ". 0-\tuI. .|0-\tuI..0o\tuT .|2-\tuT ; 3-\tuT |2-\tuT.| 3o\tuT:  2-\tuU  1-\tuU , 1-\txI . /0-\txI ., 0-\txT : 3-\txT : 3o\txT ; 3-\txT. .|1-
28\t7\taT ; 3-\taT:  1-\taU  1-\tbT  2o\tbT .|3-\tbT ; 3-\tbT.  2-\tbU| 0-\tbU|, 0-\tbl. : 0o\tcT . 3-\tcT.  1-\tgT ( 1-\tgT.| 0-\tgU:| 0-\thT.  1-\tlU:  0-\tnT  9 1-\tnT $3-\tnT;  2-\tnU  1-\tnU ) 0-\tnU.|: 3-\tnl : 0o\ttT . 2-\ttT.  2-\tuT  - 3-\tuT  9 1-\tuT, . 1-\tuT| 1-\tuT| 3o\tuT|: 3o\tuU.  - 0-\tul|, 0o\txI : 0-\txT  3o\txU  1-\txU  | 0-\txU.| 0-
28\t8\taT : 3-\taT |1-\tal ...0o\tbU  2-\tbl   90o\tcT  2-\tcT : 3-\tcT.  2-\tfT , 3-\tgT, . 1-\tgT| 1-\tlU. : 0-\tlU| 0-\tnT ). 1-\tnU : 0-\tnl.| 0o\tuI. . 90-\tuT , 1o\tuT , 91-\tuT.  2-\tuT.| 2-\tuT| 2-\tuU,  - 0-\tuU.  (0-\tul , 1o\txI "9., 0-\txI . 0-
28\t9\taT . 3o\taT.  3-\tbT  | 3-\tbT|, 0-\tbU  1-\tbU : 3-\tcT.  3o\tcU , 3-\tcU : 3-\tgT |1-\tgU, , 0-\tgU, .|0-\tlT, , 3-\tlU. : ¿0-\tlU|, 0-\tnT  <1-\tnT .|2-\tnT.  1-\tnT. , 1-\tnU |1-\tnl ) 0o\ttT : 3o\ttT |3-\ttT.  1-\ttT.  3o\tuI . /0-\tuT : 1-\tuT |  2-\tuT, .|1-\tuT. |1-\tuT:  1o\tuT|: 1o\tuU : 3-\tuU,  2-\tuU:| 0-\tul |3o\tul:  3o\txI. . 0o\txI..0o\txT. $1-\txT:  0-\txU/ , 0-
28\t10\taT  (1-\tbU.  0-\tcT " 0-\tcT . 3o\tcT:  3-\tgT  - 1-\tnT ) 1-\tnT, , 1-\tnT;  1-\tnT|, 1-\tuI - . 0-\tuI. . 0o\tuI; . 0-\tuT ( 0-\tuT".  2-\tuT, |1-\tuT. , 1-\tuT. : 1-\tuT.| 1-\tuU° 9, 0-\txI. ., 0-\txl  3o\txl. $0o\txl. |0o
28\t11\tbl|, 0o\teT  2-\tgT,  - 1-\tlT,  2-\tlU  1-\tlU. : ¿2-\tll:  0o\tnT |1-\tnU/  0-\toT| 0o\tuI, . 0o\tuI../90-\tuT ( 1-\tuT.  1o\tuT. . 1-\tuT:  1-\tuT: , 1-\tuU. $0-\tul.  - 0o\tul. $0o\txI . -0-\txI / . 0-\txI, . 0-\txI. . 0-\txI.- . 0-
28\t12\taT.  1-\tcU , 1-\tnT $1-\tuI . |0-\tuI. . 0-\tuI. ., 0o\tuI: "., 0-\tuI; .0-\tuT|: 1-\txI. . (0-\txI.$0-\txT:  1-
28\t13\tbT . 3-\tcT.  3-\tll,  0o\tnT : 1-\tuI . 0-\tuI .590-\tuI .: 0-\tuI..|0o\tuT. $1-\tuT;  1-\txI .: 0-\txI.., 0-\txT.  1-
28\t14\tnT; , 1-\tuI, .|0-\tuI. $0-\tuT.  1-\tuT|, 1-\tul |1o\txI. $0-\txI. .0-\txI.. (0-\txI; . 0-
28\t15\tcT| 3-\tnT. $1-\tuI|. 0o
28\t16\tuI, . 0-\tuT  9, 1-\tuU  2-\txI - . 0-\txI .|0-\txI: . 0-
28\t19\tuI ., 0-\tuI .|0-
28\t21\tuI. ., 0-`;
