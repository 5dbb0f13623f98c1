// Written by `fit-names` from the development papers of `bench/anonymizer`, SHA-256 fc31cf126863e2e26ace8966c294cbcddc67d909cf2d8cb6c01cd488a0f27049.
export const NAME_WEIGHTS = `bias\t-8
0\t-8\toUn
0\t-7\tuln
0\t-6\txln
0\t-4\tbln
0\t5\tgTl
0\t6\tgUn\tgln\thTn
0\t8\txTl
0\t10\thUn\thln
1\t-12\tuIn  9
1\t-11\tuIn$
1\t-9\tuTn .9\tuUn (
1\t-8\tcUn.|\tuln (\txUn (
1\t-7\tcUn|\ttUU - \tuIn. 9
1\t-6\tcTn:09\tcUn  9\tuUn^\tuln) 
1\t-5\tcTn | \tcTn. 9\ttUn|\tuln  9\tuln - \tuln [\tuln. 9\tuln; \txln, 
1\t-4\tbln \toUU.|\tuIn:|\tuln, \txln  9
1\t-3\tcTn). \ttUn.|
1\t-2\tcTn: ¿
1\t1\tgTl|\thTn, 
1\t2\tgUn \tgln, \tnTn, \tnUn 
1\t3\taTn|\taln: \tgll: \tgln. \tnTn. \tnUn. 
1\t4\taTn: \tgTn: \tgUU: \tgUU:|\tgln: \tlTn: \tnUn "\tnUn|
1\t5\taUn, \tgTn  9\tgTn (\tgTn: ¿\tgTn|\tgUU|\tgll; \tnTn  9\tnTn: \ttTn: \tuTn), 
1\t6\tgTn", \tgTn.|\tgUU  9\tgUU.|\tgUU; \tgUn, \tgll  9\tnll. \tuUn/ 
1\t7\taTn  9\taTn "\taUU|\tgTn) \tgTn; \tgTn; 9\tgll (\tgll|\tnUU|\tnll  9\tnln. \tuTU, \tuTl|\txUn "
1\t8\taUn \tbUn: \tbUn|\teTn. \teUn \tgTn), \tlUn, \tnTn" \tnTn". \ttUn 
1\t9\taTn:|\taln. \tfTn.|\tgTn,|\tgTn:|\tgll.|\tnTn|\tuTn,|
1\t10\taTn (\tall, \tall|\thTn|\tnTn.|\tuUU,|\tuUn:|
1\t11\tnll|\tuIn; \tuTn ("
1\t13\tbll. 
2\t-17\txUn;
2\t-14\tuIn) \txIn \txIn° 9
2\t-13\tcUn  9\tnTn", \tuIn/ \txIn, \txTn.: 
2\t-12\tuIn° |\tuIn°,9\tuIn°59\tuUn  9\tuUn- 9
2\t-11\taln.|\tuIU/\tuIn, \tuIn° \tuIn° 9\tuIn°09\tuIn°19\tuTn.: \txIn  9
2\t-10\ttUn. \tuIU \tuIU) \tuIn  9\tuIn|\tuIn°"9\tuIn°49\tuIn°79\tuIn°89\tuTn "9\tuTn (+\txIU/ \txUn  9
2\t-9\tcUn", \tgTn" (\tlln. 9\tuIU, \txIU \txIU  9\txIU/
2\t-8\taln". \tcUn. \tuIn.19\tuIn°29\tuln" \txIU) \txln. 
2\t-7\tcTn 09\tuIU/ \tuIn.79\tuIn.99\tuTn ,9\tuln: "\txln; 
2\t-6\taln. \tbln.|\tcUn.|\tuln  9\tuln (\tuln. 9\tuln: \txln.|
2\t-5\teUn: \tlln.|\tuIU|\tuln "\tuln | \tuln). \tuln.|\tuln:|\tuln; 
2\t-4\tcUU:|\toTn  9\tuIU° 9\tuln 09\tuln, \tuln. ¿\tuln; 9
2\t-3\tuln". \tuln$\tuln, 9
2\t-2\tbln, \toUn. \tuUn 19\tuln \txln. 9
2\t-1\tbln 
2\t2\tgTl: \tgUn 
2\t3\taTn (\taTn: \tgUU: \tgln|\thll, 
2\t4\taUU; \tgTn, \tgTn: \tgUU, \tgUn: \tnTn|\tnUn|\tuTn? 
2\t5\taUn: \tall, \tbTn - \tbTn.- \tbUU$\tgTn  9\tgTn. \tgTn.|\tgUU. \thTn. \tnTn  9\tnTn: \ttUn \tuTn <
2\t6\tbTn  9\tgTn". \tgTn; \tgUn|\thTn|\tnTn / \tnTn 49\tnTn; 9\tnUn \tnll <\tuTn 49
2\t7\taTn - \taUn, \tbTn: \tbUU (\teUn, \tgTn 89\tgTn) \tgTn|\tgUU (\tgll, \tgll.|\tgll|\thUn \tnUn.|\tnll$\tuIn.|\txTn|
2\t8\tall | \tgll: \tuUU / \txIn., \txTn (
2\t9\tgTn "\tgTn - \tgTn 79\tgUU|\tgll ❤ \tgll. \tnTn) \tnUn, \tuIn.; \tuTn 69\tuUU ❤ \txIU.; \txTn <
2\t10\taTn | \taTn", \tnTn <\tnTn). \ttTn (\tuTn °9\txTn): 
2\t11\tall: \tuTn 79
2\t13\tbTn (\tgTn | \tnTn | \ttUn, \txIn.; 
2\t14\tbUn, 
2\t15\tlUn, 
3\t-10\talpT \tblpT \tllul  9\tuTsU. \txIcU  9
3\t-9\tllol \tnTul "\txIuT|\txIul.|
3\t-8\tlTsU \tuTol. \tuTsT | \txIuT (
3\t-7\tblaT \ttTuT. \tulll, 
3\t-5\tuIsl:|\tuTeU: \tuloT \tulsI. \txlul | 
3\t-4\tcTxl.|\tnUuU "\tulcT \tulol 
3\t-3\tcTol. \tcTsT  9\tulgT 
3\t-2\tcTgT. \tcTnT.|\tcTnU: \tulnT \tulpT 
3\t-1\tcUul.|\tulgT, \tulnT, 
3\t1\tglsl, \tglul|\thlul \tnTsT: \tnTul. \tnUcl|
3\t2\tgTaT \tgTnT. \tgTul.|\tgUgU \thTpl \thTul. \tlUsU, \tnTaT \tnTsI. \tnUuU \tnUuU. \tnlcl|
3\t3\tgTfT \tgTgT. \tgTuT: \tglul: \thTgT \tlUgU \tnTuI. \tnTxI. \tnUgT \tnUxU \tnlxl. \tuUlU \txUuI. 
3\t4\taTuT, \taUgU \taUnU, \taUsU, \tbTaT \tbUlU \tblxl. \tcTgT \tgTnT \tgTol \tgTsU|\tglgl \tglul \tlUuU \tllal \tnUhU \tnUuI. \tnUxI. \ttTuT \ttUgU \tuTaT \tuTcl \tuThT \tuTnT \tuTsl, \tuTuU, \tuTxI. \tuUfU \txIxI. \txUaU \txUlU \txUxI. 
3\t5\taTaT \taTsl, \taTxI. \taUbU \taUuU, \talsl, \tbUfU \tbUnU \tcTuT \tgTbl \tgTcT: \tgTcl, \tgTsl, \tgTuU, \tgTul \tgTxT \tgTxU, \tgTxl. \tgUbU \tgUnU \tgUsU, \tglal, \tglcl \tglgl, \tglul  9\tglxl, \tlTgT \tlTuT \tnTcl \tnlgl \ttTaT \ttUcU \tuTnl|\tuTol \tuTul \tuTul: \txIgU \txTcl \txTxI. 
3\t6\taTul. \taUnU \tbUaU \tbUbU \tblfl \tgTaT, \tgTbT \tgTcT \tgTcl \tgTgT, \tgTnU, \tgTtT, \tgTuT. \tgTul: \tgUsI \tgUsT. \tgUuU. \tgUxU \tglbl \tglgl. \tlTaT \tlUaU \tllnl \tnTul, \tnlul \ttTcT \ttUlU \tuTcT: \tuTlU, \tulgl \txIsI.\txIsT. \txTuI. \txUsI. \txlul 
3\t7\taTcl, \taTuI. \taTul, \taUaU \tbTcl \tbThT \tbUpl \tbUxI. \tblnl \tblsl: \tflgl \tgTsT, \tgTul, \tgTul. \tgUcU \tlUbU \tlUfU \tlUxI. \tnThT \tnUoU \ttUuU \ttUxU \tuIaT \tuIsT: \tuTcl: \tuTnU, \txIoU \txTaT 
3\t8\taTol \talal \tbTuI. \tbTxI. \tcTul \tgTcl. \tgUcU. \tglcl. \tglnl. \tlTcl \tlTcl. \tlUuI. \tllgl \tnUeU \tnlol \ttTcl, \ttUsl \ttUxI. \tuInT \tuTsT:|\tuTul) \tuTul, \txIgT \txIuT \txlel \txlnl 
3\t9\taTul \taTul.|\tbTul. \tcTsI \tgThT \tglhl \tnTcl. \ttUaU \tuIpl|\tuTeT \tulhl \txIaU \txIsI. \txTsI. \txlal \txlgl 
3\t10\taUsI \tbTsI. \tcTaT \tcTcl: \tcTsl, \tglxl \tlTul \tlTul, \tnlel \tuIsl: \tuTsl; \tuTul; \txlul. 
3\t11\tbUsI. \tblll \tglnl \tglul. \tllcl. \tnTpT \tnlul, \ttUcU, 
3\t12\talnl \tblgl \tnlhl \txIaT \txIoT \txlbl 
3\t13\talgl \tblal \tlUcU. 
3\t14\talul. \telgl 
3\t15\tlTsl, 
3\t16\tcTcl, \tuIcl: \txIsI., 
4\t-11\tcUcT|\tuTol 
4\t-10\tnlsT. \tuTul  9\tuUpT|\tulal: 
4\t-9\taUsl \tcTsT  9\tcUsT - \ttTsl; \tuUcT|\tuUsT. \tulsU. 
4\t-8\tcUsT|
4\t-7\tcUpl \toUsT|
4\t-6\taTpl, 9\tcUsT.|\tcUsl: \ttTsU \tuUpl \tulcT. \tulpT. \tulsU|\txIsU/ 
4\t-5\tcTol \tcTsU: \tulsI. 
4\t-4\tcUul: \tulaT. \tulol \txIcU) 
4\t-3\tuIsT|\tulaT \tulgT. \tulnT. \tulnU|\tulsT. \tuluT. \tuluU|\tulxT. 
4\t-2\tcTgT: \tulgT \tulhT. \tulnT \tuluI. \tuluT \txIsU) 
4\t-1\tuIcU/ \tuInU/ \tuIsU/ \tulsT.|\tulsU.|
4\t1\tgTsl \thUnU 
4\t2\taTgT \taTtT \tbTcl, \tgTcl, \tgTul, \tgUcU, \tnTxI, \tnUuT: \tnUxI, \txUxU|
4\t3\taTsU.|\taTuT \tbTul \tgTaT \tgUaU \tglul. \thTcl \thTnT \tnTuI, \tnUgT, \tnUsU \tnUuU. \tuTaT \tuTsl, ¿\tuUuI (\txUnU 
4\t4\taTaT \taTbT \taTxI \taTxT \taUaU \taUbU \tbTgT, \tgTcl \tglal \tglcl \tglul, \thlnl \thlsl \tnTcl, \tnTul: \tuTbT \tuTuU|\tuTxI \tuTxI, \txUgU \txUxI, 
4\t5\taTgT, \taTuT, \taUxI \tcTxI, \teTpl, \tgTnU \tgTsU, \tgTxI \tgUsI \tgUxI \tglsl \thTbT \thTgT \thTsl \tnTgT. \tnTnT. \tnTuT. \tnUcU, \tnUgU \tnlgT|\tnlnl, \tnlul: \ttTgT \ttTxI, \tuIuU. \tuTfT \tuTuI, \tuTuT; \tuUgT, \txIuT. \txTsU, \txTxI, 
4\t6\taTcT.|\talnl \talul: \tbUaU \tgThT \tgTpT \tgTsI \tgUpU \tglhl \thlgl \tllnl \tnTgT \tnTnT, \tnTsI, \tnTsU (\tnTxI (\tnTxU|\tnlul, \ttTcl \ttUgU \ttUgU, \tuIpU., \tuIsI., \tuIuT. \tuTaT, \tuTxI (\tuUuT, \txIsl., \txThT 
4\t7\tbTpl \tfTgT \tlTgT \tnTul (\tnUcU|\tnlul; \ttTsl" \tuIbU. \tuIlU. \tuInU. \tuIxI. \tuTnU \tuTol, \tuTpT \tulnl \txIbU. \txIsI. \txIxI. \txTpT. 
4\t8\talal \talbl \tbTgT \tlTpT \tllgl, \tnTsI. \tnTsT". \tnlgl. \tnlnl. \tnlxl|\ttUaU, \tuIlT. \tuIxU. \tuToT.|\tuTpT.|\tuTsI \tuTsU, \tuTul|\txIsI., \txIxU. \txlnl 
4\t9\taTpT \talcl|\talgl, \tblxl \tflnl \tnTsU, \tuIaT. \tuIbT. \tuIpl., \txIaT. \txInU. \txIpl. \txTgT 
4\t10\talgl \talxl \toTxI \ttTgT, \tuTeT \txIcT.09\txlgl, 
4\t11\tflgl \tnTcl (\tnlgl \tuIcl., \tuIxT. \tuTul (\tuTul): \txIbT. 
4\t12\telnl \tuInT. \tuTcl) \tuTul - \txInT. \txIsl. \txIxT. \txlgl 
4\t13\tuIcl. 
5\t-11\tuTsUsl| \tuUpUsT |
5\t-10\talsTsl  \tbTnTul , \tcTslpl| \tuInUuI, .\tuIxIpl.. \tuIxIuI.. \tuTuUsl.  \tuUsUsT |\txIuUuI .
5\t-9\talplpl  \tbUuUsU : \tuIgTuI .\tuTulpl.  \txIxIuI.. 
5\t-8\ttTslpl  \tuIuIuI.. \tuToTsT |\tulplxl ; \txIxIxI..|
5\t-7\tblaTsl : \tcTplcT  \tcTplpT  \tcUpUuT |\tuIuTuI .\tuIuUsI .\tuIuUuI .\tuIuUuI|.\tuTulsl| 
5\t-6\tcTsTsl  \tcUcUcU . \tnUclsT.|: ¿\toUuUsU  \tuIuTsI .\tuUsUxU , \tulbTsl  \tulnlpl  \tuluTpl  \txInTuI, .\txInTxI, .
5\t-5\taUpUpU  \tblplpl  \tcUcUpU,  \tuUuUpU,  \tulaTsl  \tulclsT |\tulplsT |\tulsIsl.  \tulsTul  \tuluTul  \txInUuI, .\txIuTuI, .
5\t-4\talslsT . \tblplsT . \tcTulsl| \tcUcUcU  \tcUcUsI,  \tcUsUcU,  \tuTsUsl.  \tulclpl  \tulclsT . \tulplgT |\tulslol , \tululsT . \txIxUuI, .
5\t-3\tbUpUpU  \tcTplsl  \tcUcUsI  \tcUcUsU . \tcUcUsU .|\tcUsIpU  \tcUsU-- $\tcUsUpU,  \tcUsUsI , \tcUuUuU:  \tuUsUgU |\tulplsl  9 \tulslnU |\tuluTsl  
5\t-2\tcTsUsl:  \tcUcUsU  \tcUnUsU  \tcUsUgU , \tcUsUsU . \tcUsUuU , \tcUsUxU  \toUpUpU  \tuU--pU^ \tuU--sU^ \tulolsl  \tulsTpl  \tulslsT . \tululpl,  
5\t-1\tcUpUpU  \tcUpUuU  \tcUsUcU , \tcUsUgU  \tcUsUuU . \tulplpl  \tulplsT . 
5\t1\tbTslsl  \tgTslsl  \tgTslul  \tglslsl , \tnlglul , \tnlslsl : \tnlulsl  \tuTgTsl  \tuTslnT,  \tuTslul  \tuTuTsU , 
5\t2\tbTaTsl  \tbTgTsl , \tcTgTsl : \tcTslsl  \tgTclnT  \tgTslsl , \tgUcUsU  \tgUpUsU  \tgUpUuU  \tgUsUsU , \tglglnl  \tglplsl  \tglslgT |\tnTaTsl : \tnTgTpl  \tnTgTsl  \tnTgTsl , \tnUgUsU  \tnUsIsU  \tuTclsl  \tuTslsl  \tuTuTnT  \tuUgUsU , \tuUuUuU  \tulglul  
5\t3\taTslgT  \tcTaTuT  \tgTcluT,  \tgTplgT  \tgTplnT  \tgTplsl  \tgTslbT  \tgTslbT,  \tgTslnT,  \tgTslpl  \tgTsluT  \tgTulnT.  \tgUgUnU  \tgUgUuU  \tgUsIxU  \tgUsUnU,  \tglglxl  \tglslul  \tglslul,  \tglulnl  \tglulul  \tglulul,  \tnTuTsU , \tnTulsl.  \tnlglpl  \tnlglsl . \tnlslsl  \tnlulsl . \tnlulul  \ttUsUsU : \tuTclsl|: \tuTgTsl , \tuTuTsl , \tuUpUuU  9 \tuUsU--. $\tuUuUpU , \tuUuUsU : \tuUuUsU |\txTuTsl , \txTuTul , 
5\t4\taTslsl  \tblglsl , \tcTuTuT  \tgTclbT  \tgTclnT,  \tgTgTnT  \tgTgTuT  \tgTslcl.  \tgTslsl.  \tgTuluT,  \tgUuUuU,  \tglplnl  \tglulnl,  \tlUuUpU  \tnTgTpT . \tnTgTsT . \tnTnTsl.  \tnUuUcU  \tnlglsl  \ttUsUsT : \tuTclsl , \tuTsIsl  \tuTslnT| \tuTsluT  \tuTulnT.  \tuTulsl|: \tuUcUsU|: \tuUnUsU , \tuUsIuU  \tuUuUnU  \tuUuUnU.  \tuUuUuU , \tuUuUxU  \tulclcl.  \txIsIuI..\txIxIuI. . \txTgTsl , \txTslpl  \txUsUuU,  \txUuUsI , \txUuUuU  \txUxUsU , \txlglul  \txlglxl  
5\t5\talslal  \tcTuTsl , \tgTgTaT  \tgTgTbT  \tgTslxT  \tgTulgT  \tgTulnT  \tlTuTsl , \tnTfTsl , \tnTgTcT . \tnTnTcl , \tnTnTsU , \tnTplpl  \tnTuTsl , \tnUgUsU . \tnUuUcU . \tnlglsl .|\tuIsIsl. . \tuIsluI .\tuIsluT . \tuTclnT  \tuTclsT . \tuTgTpl  \tuTgTul , \tuTplnT  \tuTslaT  \tuTsluT| \tuTslxT  \tuTuTuT . \tuTuluT  \tuUcUcU.  \tuUcUuU| \tuUgUuU , \tuUgUuU .|\tuUlUuU  \tuUsUuU,  \tuUuUuU : \tuUuUxI  (\tululnl  \txTulcl.  \txUsUxU  \txUuUsU , 
5\t6\taTgTsl , \tgTcluT  \tgTsTgT:  \tgTsTxT  \tgUsUgU,  \tgUsUnU  \tgUuUnU  \tlUuUcU , \tnTaTpl , \tnTaTsl , \tnTclsl , \tnTslaT  \tnUcUsI  \tnUgUpU  \ttTclsl.  \tuIuIsI. ., \tuTaTpl  \tuTcluT,  \tuTgTcl , \tuTgTgT , \tuTplsU .|\tuTsTgT , \tuTsTul.  \tuTsUxT:  \tuTslsT . \tuTslsl , \tuTslsl,  \tuTuTgT , \tuTulnT.| \tuUcUnU| \tuUcUuU.| \tuUsIsU , \tuUsUnU:  \tuUsUuU| \tuUuIuU/ , \tuUuUcU , \tuUuUlU  \tulslnl,  \txTulsl.  \txUcUuU  \txUgUuU  \txUxUpU  
5\t7\taTpTsl  \taTuTsT . \tbTgTpl  \tbTsTsl.  \tbUgUpU  \tbUgUsU , \tblglpl  \tcTslnT  \tcTuTsU .|\tcUuUlU  \tfTslnT  \tgTclnT.  \tgTslgT  \tgTuTnT,  \tgTuTsl , \tgUcUuU.  \tgUsUgU  \tgUsUxU  \tglnlnl,  \tglulxl,  \tlUsUxU  \tlUuUuI  \tnTaTbT  \tnTnTpl , \tnTplpl , \tnTplsT . \tnTuTsT .|\tnUuUsI , \tnlsl-- $\ttTslsl  \tuIplxI . \tuIxIsl. . \tuTaTsl , \tuTcTuT:  \tuTclnT,  \tuTclpT . \tuTclxT| \tuTplxT  \tuTsTnT  \tuTsTsl. , \tuTslsl : \tuTuTuT , \tuTuTuT:  \tuTuTul , \tuTulnT  \tuTuluT| \tuTxTsT . \tuUcUxU  \tuUgUcU , \tuUnUnU,  \tuUsIgU , \tuUsUnU| \tuUsUuU. |\tuUuU-- $\tuUuUcU : \tuUuUnU,  \tuUuUsU , \tulglsl , \tulsl--. $\tulslal.  \tulxlsl , \txIslxI .\txIuIsl.. \txIuIuU. . \txTclsl.  \txTgTcl , \txTslcl.  \txUuUcU , \txUuUsI  \txUxUsI  
5\t8\taTclsl , \taTuTpl  \taTuTsl  \taUuUpU  \tblnlsl  \tcTplnT  \tgTgTsU , \tgTnTnT,  \tgTuTxT  \tgTxTuT.  \tgUfUnU  \tgUlUuU  \tnTplul , \ttTaTsl  \ttTgTpl  \ttTgTsl , \tuIxIsl. ., \tuIxIuI., . \tuTcluT  \tuTclxT  \tuTsI--. $\tuTsTuT:  \tuTulsT . \tuTuluT.  \tuUaUuU  \tuUcUuU,  \tuUcUxU| \tuUnUcU , \tuUsInU  \tuUsUlU,  \tuUsUxU,  \tuUsUxU:  \tuUuUgU:  \tuUuUuI  \tuUxUnU  \tuUxUxU  \tulglxl  \tululnl,  \txIxIsl.. \txUsIuU . \txUuUsU .|\txUuUsU : 
5\t9\taTclsl  \tbTplul , \tbTuTxT  \tcTxTsl , \tcUaUuU  \tcUgUgU : \tcUsIxU  \tgTclbT,  \tgTsTpT.  \tgUcUnU,  \tllglsl  \tllulsl , \tnUsIuU  \tuIsIsl.. \tuIsIuI. . \tuIslsI .\tuIslxI .\tuIuIuI. . \tuIxI--. $\tuTcTsl , \tuTpTsl  \tuTplpl , \tuTsTsT. . \tuTsTuT. . \tuTsUuT:  \tuTslgT  \tuTuTxT.  \tuUaUpU  \tuUsIgU  \tuUsIxU  \tuUsUnU,  \tuUsUuU:  \tuUsUxU| \tuUuUgU , \tuUuUsI , \tuUuUxU.  \tulglul , \tulnlsl , \tulnlul , \txIsIxI..\txIuIsU.. \txTlTsl  \txUuUsU  (\txlxlsl , 
5\t10\talulul  \tbTplnT  \tbUpUnU  \tcUuIsU. .|\tlUsIuU  \tnTaTpl  \tnTlTsl , \tnTsl-- $\tuIsUuI: . \tuIxIcU.. \tuIxIcl.. \tuTuTsT .|\tuUcUxU,  \tuUuUpU|: \tuUxUsU , \tulcluT |\tulglcl , \tulslxl,  \tululnl.  \txIsIxI .\txIsluI . 
5\t11\tblplnl  \tcTslgT  \tlTsluT  \tuIuIxI., . \tuIxIuI. . \tuUnUuI  \tuUsIaU  \tuUsUuU: ¿ \txInUuI (.\txTxTsl  \txUcUsU.  
5\t12\tcUgUsU : \tnTxTsT . \tnUpUuU  \tuIuIuI.., \tuIxIsl.., \tuUuUxI  \txIulxI .
5\t13\tuIxIsI..
5\t14\ttTgTsl  \txIuIuI., . \txIxIuI..
5\t15\txIuIuI..\txIxIxI..
5\t16\tuIxIxI..\txIxIsI..
5\t17\tuIuIxI..
6\t-14\tcTplsT \ttTsTpl 
6\t-13\tcTplcT 
6\t-12\tcTplpT \txIcTsl 
6\t-11\tuUxlsl 
6\t-10\tcTsTsT \tlTsTpl \ttTsTsT. \tuTclpl "\tuTolul. \tuTplcT, 
6\t-9\taTsTsT. \taTslbT \tbTplsT \tfTsTpT \tgTtTsT. \tuIplcT 
6\t-8\talsTsl \tbTsTpl \tcTsTpl \tgTtlsT. \tlTpllT \tuTsUul. \tuUplpl 
6\t-7\tcTsTpT \tuTplsT \tuTsTpl \tuU--cU 
6\t-6\taTsTpl \tgTnTsT. \tuTulsU: \tulsTul 
6\t-5\tcUpUtU \tlTplsT 
6\t-4\tblglsl \tcUcUsU, \tlTuIpl \toTsTpl \tulaTsl \tulnTul 
6\t-3\tcUcUpU \tcUoUpU \tuIuTuI.\tuIuUuI.\tulcTsl \tullTsl \tulnTpl 
6\t-2\tcTplcl. \tcUpUcU \tuIuTxI.\tulcluT \tulgTpl \tulgTsT \tulgTsl \tulpTul \tulsTcl \tulxTsl \txInTxI.
6\t-1\tcUnUsU \tulbTsl \tulgTcl \tulpTsl \tulsTsl \tultTsl \tululsT 
6\t1\tgTplsl, \tgUuUpU \tglulcl \tnTslsT. \tnlslul \tnlulsl. \tuTplsl 
6\t2\tcTslaT \tcTslgT \tgTplul, \tgTplul. \tgTsTsl \tgTslpl \tgTslul. \tgUsUsU, \tgUuUcU \tglplul, \tglulsl \tnTsTsl \tnTslsl \tnUpUuU \tnUuUuU \tuTslsl, \tuTuTuT \tuUcUgU \tuUsIsI \tululgl \txUpUgU \txUuUuU 
6\t3\taTslsl, \taTuTsl \tbTslaT \tbUuUaU \tgTclsl \tgTulsT. \tgUsIpU \tgUsIsI \tglslcl, \thTclsl \tnTgTnT \tnTplgT \tnTulsl \tnUgUgU \tnUsIuU \tnlplgl \tuUpUgU \tulclgl \txTplsl \txTpluT \txTslgT \txlplul 
6\t4\taUcUsI \tbUsUaU \tbUsUlU \tbUuUgU \tbUuUuU \tcTuluT \tgTcTsl \tgTolpl \tgTslsl, \tgTslul \tgTuTsl \tgTulsl \tgUpUcU \tgUuUsU \tglclgl \tlTsluT \tnTgTgT \tnTslgT \tnTslpl \tnlplul \tnlxlpl \ttUcUgU \tuTgTgT \tuTgTuT \tuTslcl \tuTuIxI. \tuTuUuT \tuUcUxU \txTplul \txUcUgU \txUxUuU \txlglul \txlplgl 
6\t5\taTclsl \talslal \tbTslsT. \tblglul \tblulgl \tgTclcT \tgTgTsT \tgTolsl \tgTplcl \tgTsUsl \tgTuTuT, \tgUcUsU \tglglsl \tglnlsl \tglslul, \tlTuTuT \tnTgTsl \tnTplcl \tnTpluT \tnTplul. \tnTsTnT \tnTslcl \tnTsluT \tnTuTgT \tnTulsT \tnUsUcU \tnlclul \tuIsInT, \tuIsTsl: \tuIxIxI.\tuTaTcT \tuTnTuT \tuTolsT. \tuTpTgT \tuTpTpl \tuTpllT \tuTplul, \tuTuTcl \tuTxTgT \tuUgUsI \tulglul. \txUpUuU \txUsIuU \txUsUxU \txlclgl \txlulgl 
6\t6\taTplpl \taTplsT. \talulgl \tbTslgT \tcTslcT \tgTclaT \tgTclcl \tgTgTuT, \tgTnTsl \tgTpluT \tgTsUsT \tgTulsl. \tgUcUnU \tgUpUuU, \tgUuUuU, \tglclul, \tglglul, \tglplul \tglulal \tlUpUsU. \tnTgTsT \tnTslfT \tnTuTuT \tnUnUgU \tnlalgl \tnlflgl \tnlglgl \tnlulul \ttTuTuT \tuIclul. \tuIsluI. \tuTgTxT \tuTnTsl \tuTnUuT \tuTpTsl \tuTpTul \tuTpluT, \tuTslgT \tuTslxI. \tuTuTxT \tuTulaT \tuTulgT \tuTuluT \tuUuInU \tuUuUsU, \tuUuUxI. \tulplgl \tululnl \tulxlgl \txIsIxI. \txIuIuI.\txIxIxI. \txTpTuT \txTsluT \txTulsT. \txUcUxU \txlnlsl 
6\t7\taTclpl \taTgTgT \taTsluT \tbTclaT \tbTgTxT \tblclgl \tblglgl \tblslll \tcTcluT \tcTslul \tcTulgT \tcTulsl \tgTplbT, \tgTplgT \tgTplpl \tgTplsl. \tgTplul \tgTsllT \tgTulsT \tnTblgT \tnTclaT \tnTnTuT \tnTplbT \tnUcUaU \tnUcUuU \tnUfUgU \tnUpUbU \tnUuUgU \tnlclgl \tnlnlgl \ttTuTnT \ttUcUuU \tuIsTuT \tuTcTgT \tuTcTuT \tuTclnT \tuTpTuT \tuTplsl, \tuTsUuT \tuTuTnT, \tuTulsI \tuUgUaU \tuUsInU \tuUxUlU \tulplul: \txIuIuU, \txIxIuI.\txTclhT \txTplcl \txTsUuT \txlglgl 
6\t8\taTplul \taTulsT. \talulcl \tbTulgT \tbUnUpU \tbUpUuU \tcTgTsl \tcTplsT. \tgTcTuT, \tgTclsT \tgTolsT. \tgTpTsl \tgTxlsT. \tgUpUuU \tglxlsl. \tlUsIsI \tnTcTgT \tnTclul. \tnTnTgT \tnTplpl \tnTulaT \tnTxlgT \tnUaUsI \tnUpUcU \tnlglsl \tnltlsl \tnlulgl \ttTplcl \tuIcUuU (\tuIslsl "\tuTclxT \tuToTsT. \tuTplaT \tuTplnT \tuTplul \tuTslcl, \tuTslcl: \tuTsllT \tuTsluT \tuUsUsI. \tuUsUuU "\tuUuUuI. \tululal \txIsUuU \txIsluI. \txIuIsI.\txIuIuU \txTclsl. \txTslcT \txUcUaU \txUcUuU \txUcUuU. \txUsIcU 
6\t9\taTclgT \taTulgT \talulul \tbTnTpl \tbTpTgT \tbUcUgU \tbUsIgU \tbUuUsI \tblclul \tcTclgT \tcTsllT \tgTclgT \tgTsUgT \tgUsUuU, \tnTnTsT \tnTolgT \tnUsUuU, \tnlclal \tnlplcl \tuIslpl|\tuIuIxI.\tuTclcT \tuTcllT \tuTsUgT \tuTslsl "\tuUsIlU \txIclpl \txTclaT \txTclsT. \txlclul 
6\t10\taTcluT \taUsIuU \tblnlpl \tcTnTsl \tgTcluT \tnTsTsl. \tnTuluT \tnlslcl \tnlulxl \tuIcluI. \tuTclgT \tuTplcl, \tuUsIuI. \txIuIsT 
6\t11\taTulpl \taTulsl \tbTclgT \tbTpTpl \tbTslfT \tgTsluT \tuTsTxT \tuUcUaU \tuUfUpU \tuUsluI. \txIslul \txTclgT 
6\t12\tgTulgT \tnTulgT \tnUcUgU \tuIplsI.\txIsIuI., \txIslcl, \txIuIxI., 
6\t13\tgTslgT \tuTcluT \txIsIxI.
6\t14\tnTcluT 
6\t15\tnTclgT \txTcluT 
7\t-15\tuIsTcl. 
7\t-13\txIsUsT. 
7\t-12\tuIsIcl.
7\t-11\tuIsTpl. 
7\t-10\ttTsTsT \txTsl--, 
7\t-9\ttTpTcl. \tuIuIul.\tuTcluI \tuTplol 
7\t-8\talsTsl. \tbTsTsT, \tcTcTsT \tcTuluT \tcUcUsT \tgTuluT \tlTplcT \tuIuIsT.\tuTplsT \tuTuTsT: 
7\t-7\tcUsUsT 
7\t-6\tnTlTsT \tuIsUsT. \tuTuluT \tulaTsl|\tulsTsl|
7\t-5\tblsTsl. \tcTslbT \tcTslpl, \tuTsTpl \tulplol 
7\t-4\tcTplsl \tcUsUsl \tcUuIuU \tcUuUsU.|\tulsIsl. 
7\t-3\tcUuUsU. \toUuUsU \tulplgl \tululsT \tululsU 
7\t-2\tcTplcl \tcUcUsU, \tulsTgT. \tulsTsl. \tulslbT \tulslgT \tulslnT 
7\t-1\tcUpUcU \tcUpUsU \tuIsUsU \tulplgT \tulsTul. 
7\t1\tgTgTnT \tgTsTul. \tgTslsl, \tgUsIsU \tgUsUuU, \tglplpl \tglslgl \tuTsTsl. \tuTuTxI 
7\t2\tgTnTsl \tgTslsl \tgUuUuU \tnTnTxI \tnTsUsl, \tnTuTcl. \tnTulsl \tuTslul, \tuTuTsl, \tuTuTuT \tuTxIxI, \tuUuUxI \tulnlsl 
7\t3\taTbTcl \taTuTsl \tbTslcl \tgTaTsl \tgTbTsl \tgTgTuT \tgTnTgT \tgTnTsU \tgTsTsl \tgTslgT \tgTslgT, \tgTslul \tgTuTsU \tgTuTsl \tgTuTul \tgUnUsl \tglulul \tlUuUuU \tnTpTsl. \tnTslul \tnTslul, \tnlslcl \tuIslsl. \tuIxInT. \tuTcTsl \tuTclsl, \tuTnTxI \tuTuTcl \tuTuTnT \tuTuTsl \tuTxTuT \tuTxTxI \tuUnUsI \tuUuUlU \tuUuUuI, \tulglul \tulnlul \txIsIuI. 
7\t4\taTsTul. \taTslsl, \talnlsl \tbTsUsl, \tgTaTsU \tgTnTcT \tgTnTxI \tgTnTxl \tgUgUuU \tgUsUsU \tgUuUcU \tgUuUsU. \tglnlcl \tglnlsl \tglslnl \tlUcUsI \tnTclsl, \tnTxIxI, \tnUcTsl: \tnUsUsU, \tnUsUuU \tnlslpl \tnlslsl, \tnlslul \tnlulsl \tuIslxI. \tuIxIsl. \tuTgTuT \tuTnTuT \tuTxTsl \tuUnUcU \tuUnUsU 
7\t5\taTplcl \taUuUuU \tbTplpl \tbTulsl \tcTsUsl, \tgTnUsl \tgTuTxI \tgTulsl \tgUcUsU \tgUuUsI \tglglnl \tglglxl \tglnlul \tglplul \tglxlcl \thTslsl, \tnTplul \tnTsUnU.|\tnTslgT, \tnTsluT, \tnUsUuU, \tnlslcl. \tnlulsl.|\ttTclsl \ttTslcl \ttUnUsU \tuTbTcl \tuTsTul|\tuTuTuI \tuTxTcl \tuTxTsT \tuUnUgU \tulalul \tulnlpl \txIsIxI. \txIuU--. \txIuUuI. \txIuUxI. \txIxInT. \txIxIxI. \txTslpl \txTslsl: \txTslul, 
7\t6\taTclul \taTnTsU \taTnTsl \taTslul \taTtTsl \taUsUuU. \talnlul \talnlxl \talslal \talulsl \tbUgUgU \tblnlul \tfTplpl \tfUnUsU \tgTaTul \tgTplcl \tgTplsl \tgTuTpT \tgTulcl \tgTulpl \tgTxTxI \tgUsUuU \tglnlxl \tglplsl \tgltlsl \tglulxl \tllulul \tnTgTsl, \tnTgTsl. \tnTnTcl \tnTnTsU \tnTplpl \tnTslsl (\tnTuTsU \tnTuTul \tnUgUsU, \tnlslgl \tnlslgl, \toTxIsT \ttUsIsU, \tuIxUcU.|\tuIxUuU.|\tuTgTcT \tuTnTcl \tuTplul, \tuTslcl (\tuTslcl: \tuTuTpT \tuTuTsI \tuTuTsU, \tuTulpl, \tuUxIuI, \tulnlgl \txIuTsU. \txTuTnT 
7\t7\taTbTul \taTplsl, \taTslul, \tbTsTcl. \tfUuUsU \tflnlsl \tgTbTcl \tgTgTsU \tgTnTpT \tgTnTul \tgTplpl \tgUgUcU \tglplcl \tlUcUsU|\tnTclcl, \tnTgTsU, \tnTsTsT|\tnTuTul. \tnTulsT, \tnTxIsU, \tnUuUpU, \tnlglnl, \tnlplul, \tnlslul, \ttTuTsl \ttUnUgU \tuIuIuU. \tuTclul, \tuTnT-- \tuTnTsl \tuTsTgT. \tuTsUuU.|\tuTtTcl \tuTuTgT \tuTuTsl|\tuTuTuU \tuTuTul \tuTulcl, \tuUcUpU - \tuUlUuI \txIuIuU. \txTgTsl, 
7\t8\taTnTxl \tbTgTsl, \tbTsUsT, \tgTbTpl \tgTbTul \tgTxTcl \tgUbUsU \tgUxUcU \tglxlxl \tlTsTsl. \tnTpTul. \tnTsTgT. \tnTslol, \tnTtTsT \tnTulpT, \tnlclcl \tnlclsl, \tnlglsl, \tnlplbl \tuIuIxI.\tuIuTsI. \tuTcTsU \tuTlTsU \tuTnTgT \tuTplcl, \tuTslgT, \tuTuTcT, \tuTxTpT \tuTxTul \tuUtUcU \tulglgl, \txIuInU. \txIuIxI.\txIuUsI. \txTsUuU.|\txUsUxU, 
7\t9\taTgTsl \taTnTul \taTplpl \talslul. \talulul \talulxl \tgUuIcU \tlTbTsl \tlTclsl \tuIuInU. \tuIuIxI. \tuTaTsU \tuTcTuT \tuTgTsl, \tuTnTsU \tuTnTul \tuTslsl (\tuTuTsU \txIsIxI.\txTnTcl 
7\t10\tbTclsl \tfTuTsl \tgTtTsl \tlTxTsl \tnTcTpl. \ttTuTsT \tuIclsl., \tuIsUsT.|\tuIuIsI., \tuIuIxU. \tuIxIul.\tuTclcl, \tuTlTsl \tuTsTuT|\txTnTsT \txTnTsU \txTplcl 
7\t11\tfTnTsl \txUsUsU; 
7\t12\talslgl \tnTulsl, \tuIsIxI.\tuIuIxI., \txTsTsl.|\txTxTul 
7\t13\tuIxIuI.\txIuIsl. \txIulsl. 
8\t-20\tfdo.: \tjueza 
8\t-17\tfiscal 
8\t-16\tensena 
8\t-15\tfactura 
8\t-14\tcomunidad \tgeneral \tmarca \tsan \tvehiculo 
8\t-13\tdate: \thasta \tlibreta 
8\t-12\tchevrolet \tcita "\tdesde "\tensenan \tfallos:,9\tfiscal, \thonda \tplenario "\tsanatorio \tsindicato: \tudai 
8\t-11\taplico "\tbT.|\tbanco \tcorte \tgrupo "\thospital \tjuez \tlT (\tmatricula \tomnibus \tpasaporte \tpueblos \tsolicita \tuT, 9\tvilla \tvs. 
8\t-10\tanos (\taplicable. \tasimismo \taudiencia \tbarrial \tcargando \tcertifico: \tconste. \tcorregir|\tdelegacion \tderecho: "\tdias, \ten "\thabla, \tix, "\tjuez. \tlanus: \tministerio \tnomenclatura \tnumero  9\tparaje \tpasara \tprosecretario \txI; "\tª 
8\t-9\tavenida \tcapilla \tcaso "\tcuyo \tde (9\tderecho, \tdisposicion \tdisposicion "9\tdni )9\testudio: \texplican \tfT, \tfecha: \tfiat \tgol \tiii. \tinmueble \tjubilada, \tley \tmala \tmutuo \tmuy \tpesos \tpeugeot \tpuntos \tsala|\tsalud \tseccion: \tsenala \tsenor.|\tsus \ttarjeta \ttipo \ttrabajado|\tuI. -\tuU, 9\tver "\tvi. \tviaje|\tvoz \txI- 9
8\t-8\ta: �\tacta  9\tadministro \tarroyo \tavanzada? ¿\tcategoria: \tcelular \tclinica \tcom | \tcontra, \tcorrientes \tdemanda \tdesde \tdivision \tdoctrina: \tdomicilio \ten \testuve \texpte. \tfallos: 9\tfallos:;9\tfiscalia \tgrupo \thabria \tinvoco "\tlesiones \tllave \tmaquina \tmarcha. \tmercaderia \tmeses 09\tmotocicleta \tniega \tnoviembre. \toficial \tplazo \tpositiva. \tproblema.|\trecusa. \trestriccion \tscba, "\tsocial \ttestimonio. \ttiempo. \ttraslado. \tunion \tvi \tvii. \tª - 
8\t-7\tantecedentes: \tapellido. \targentina, \tav. \tcalle \tcardiopatia \tcategoria \tccyc; \tcedula \tcolor \tconocer. \tcontesto "\tderecho \tdijo: \tdomicilio | \tel ,9\tequipo \tfallo "\tfdo: \tfer \tformula \tfuera \tguardapolvo \th. \therida \thoja \tinc. 9\tinterpone \tlengua \tnacional. \tni \tnino; \tnos \tnota \to) \toT|\tpenal \tpresto, \tpresupuestos: \tprimer \tpulsera|\tquede \tre \tre "\tsocial: \ttareas \ttienen \ttuviera \tuI - \tunico \tvende \tventa: \txU). 
8\t-6\tasesor \tcualquier \tcuil:39\tdesarrollo \tescritura \tfaltante \tfecha \thago \thogar \thubo \tiv. \tjudicial \tlT.|\tmis \tmn|\tocho \tprision \treaccion \tresuelvo: \ts/ \tsegunda \ttengo \ttrato \tuna \tunica 
8\t-5\talimentos \tano \targentino, \tarma \tbuenos \tcamara \tcesar \tescalon \tfederal \tferia \tha \thabia \thay \thecho. \tllevaba \tluna. \tmas \tnadie \tperita, \tsu \tultima \tun \tvenia 
8\t-4\tcomprar \tcredito \tcuidado \tdeja \tdieron \tgendarme: \thaber \thoy \tinforme \tlegajo \tles \tme \tno \tpartes \tpresidente: \tpuedo \tquiere \tquiso \trecibo. \tse \tsugiere \tte \ttres \tud. \tvisita \tya 
8\t-3\tcarta \tcomercial \tcomisaria \tdijo:|\tigual \tle \tmejor \tmi: \tpidio \tprimera \tpuede \tquiero \treclamo \tsumario 
8\t-2\tusted 
8\t-1\tdigo:|\tpericial 
8\t2\tbueno 
8\t3\taU.- \tactora, \tambos, \tdemandada, \thija \tpareja \ttio \tyesica 
8\t4\tabogado, \tabril \tacompanante: \tceferino \tcopia: \tel, \tentra \teste, \tgerente, \tingeniera \tinvento \tnegro \tpadre: \tpropio \tramona \ttercero: \tvictima, 
8\t5\tbrian \tcacique, \tcompanero \tdecia \tdenunciante: \tdirecto, \tezequiel \thector \tingeniero \titati \tjesica \tjonatan \tjorgelina \tjose \tjuan \tjueza:|\tletrado \tmadre, \tmaestra, \tmarido \tmar|\tmenos \tmercado, \tmujer, \tno: \tnombrado \tnorma \toscar \tosvaldo \tpapa, \tpase \tpreceptora \tprimo \tprogenitor, \tquien|\tramon \trazonable. \truben \tseparacion \tthiago \tvieron \ty. \tyanina 
8\t6\tabogada \tabogados \tactor: \tadministrador, \tagustin \tayelen \tcapataz, \tche \tchoque \tcontratista \tcruz, \tdra \teU, \tencargado, \tese, \tfamilia:|\tfinado \tfonoaudiologa \tfranco \tgral.|\thermana, \tignacio \tjesus \tlesionados: \tletrado: \tllama \tnada|\tnieta \tnotificados.|\tnovia, \topero \tpara: \tpatricio \tpaz \tperito \tpia \tplomero \tportero, \tpresentes: \trecomendo \tsanitaria \tsenores \tsereno \tsobrino \tsoledad \tsuegra \ttercero, 
8\t7\ta "\tadministradora \tagr. \tal -9\talma \tamado \taserradero, \tatilio \tbelen \tcdora. \tcordialmente,|\tcunada, \te.\telias \templeada; 9\tesposa, \tfarias \tgodoy, \tgomez \tguido \thablo \thijo, \thijos, \thijo|\timputado  9\tinstrumentadora: \tinstrumento: \tjajaja|\tjubilada \tjusticia. \tjusticia|\tllama > \tmarisol \tmaximiliano \tmedicina. \tmenor, \tmercedes \tmudo \tnietos \tnietos, \tnino \tnombre: \tojo: \top. \tpadre, \tpadre. \tpara. \tpareja, \tparo \tpastor \tpaternos: \tperita \tpetrona \tprima \tprivado, \tprogenitor: \tpsicopedagoga, \treales, \treina \tremitente \tsala, \tsello: \tseno \tsenora: \tsenora|\tsino \tsobre. \tsocia \tsosa \tsuscribe, \ttaller, \ttamara \tuT.: \tvalle 
8\t8\ta), \tabogado \tactor, \tacumulado "\tadmin. \tagrego \tahijado \tamalia \tambulancia, \tangel \tariel \tautos "\taviso: \tbioquimica: \tcaratulados "\tcc: \tcertificacion: \tchen \tcon "\tconformidad. \tcontra \tcristina \tcual \tcunado \tcvu 49\td. \tdicen \tdisposicion:,9\tdomicilio  9\tdra . \tescribio:|\tester \tfermin \tfiadora \tfondo.|\tgenial \tgladys \tgordo \tgritaba "\thermanos: \thermenegildo \thija) 9\thijas \thijas, \thijo: \thijos. \thijos|\timpugna. \timpugnacion.|\tinaki \titalo \tjoaquin \tjuicio "\tjusticia.|\tletrados \tlicenciado \tlidia \tlin \tllamarse \tmama \tmama, \tmamani \tmaria \tmarido, \tmicaela \tna \tnacieron \tnacio \tnahuel \tnegra" \tnicanor \tnombres: \tnovia \tpadrastro, \tpadre : \tpadron, \tparedes \tpreceptor \tque "\tr. \tremisero \trenuncio. \tsale \tseccion ("\tsenora \tsol \tsra. \ttareas. \tuI.; \tuT" \tulises \tvictimas: \ty 29\tyamila \tyerno \tyolanda 
8\t9\ta : \ta | \tabogada, \tactora: \tal 19\tanos,99\tapagadas". \tapellido: \tatentamente, \tbravo \tcam \tcamara:|\tcamillero \tcaro \tcompanera \tconcubino \tcontesta \tconyuge: \td \tdelegada \tdelegado \tdijo|\tdni ;9\tdocente \telizabeth \templeador: \templeadora.|\tescribano \texpediente "\tfirman \tfirmando \tgerente \thija, \thijo), \thola \tkiosco, \tleo \tlujan \tm. \tmadre (\tmanejaba \tmarcelo \tmartin \tmatias \tn. \tnenas \tnieves \tnotificado. \tpaterna, \tperla \tprofesor \tproveedor \trequerido: \trolando \tromina \tsalas \tsaluda, \tsaludos, \tsaludos. \tsancion.|\tsenorita \tseria \tsr. \tsrta. \ttal \ttambien, \ttata \ttec. \ttestigo | \ttestigos \ttestigos: 9\ttestimonial: \ttia, \ttimbre  9\ttitular \ttrf;\tuT "
8\t10\taT" \tabrazo,|\tabu \tadministracion  9\tatentamente,|\tblanca \tcacho \tcacique \tcasada \tchico, \tcompaneros \tcomparece \tcomparecen \tcontador \tder \tdice "\tenfermero \tes "\tfallecio \tfunes \tgT "\thabil \thaydee \theredera \therederos: \theredia \therrero \thija (\timputado \timputado | \tjuzgado. \tlicenciada \tllaman \tluz \tmadre. \tmartillero \tmasc.: \tmediadora: \tmendoza \tnegra \tnovio \to "\to. \tomar \tpereyra \tpilar \tpresidenta) -\tprimitiva \tregistrado|\trequirente: \tsobrinos \ttestimonial:|\ttitular: \tuT "9\tuU4(9\txI), 
8\t11\ta.\tarq. \tcalle, \tclara \tcontador, \tcontadora \tcruz \tdestinatario: \tdueno, \tel 49\testimado \thijos: \tintervencion. \tleon \toida \tpor "\tquerida \treemplazo \tremitente: \ts: \tsra \ttransito \tuI), \tuU "9\tuU 99\tvos, \tvuelve 
8\t12\taclaracion: \tatendio \tcapataz \tcomparecen: \tcr. \tde: \tdon \tfirman: \tfrias \tgracias \tlic. \tmentira, \tpaciente: \tpadre (\tperdon \tprofesora \tquirografario 09\trosa \truiz \ttito \tvecina \tvecino \tvecino, \tvon \ty.\tyo, 
8\t13\tdeclararon \tdice: "\tdr \tescribana \tfirma: \tgracias, \thermana \ting. \tmc \tsaludos,|\tsr.: \ttestimonial: 9
8\t14\tapodo: \tcra. \tdona \tnicolas 
8\t15\tesc. \tprof. \ttestigo  9\txU;
8\t16\tencargado \trosario 
8\t17\ta) "\tfigura "
8\t18\tautos: "\tcomo "
8\t19\talias "\tenf. 
9\t-21\tjueza, 
9\t-19\tfallos" (
9\t-18\tjuez, 
9\t-17\tfallos (\tfiscal, 
9\t-15\tfiscal. \tsecretario, 
9\t-14\tjueza - \tparticulares 
9\t-13\tantes. \tcomparecen, \tfecha:|
9\t-12\tjuzgado, \tprosecretario, \ttratado, 
9\t-11\tagravado \taudiencia - \tcasada, \tcuarto \tcuidando, \tdni; \tgT:|\tii \tlic.|\tlic:|\tmadrid \tnT"; \tni", \tpositivo \tpresto, \tsalud.|\tsaluda, \tsenala. \tuI.(9\tvs 
9\t-10\tagua \tautomatica \tcausa \tcontra. \tdispone, \tdoctrina". \texpte" (\texpte. \tfecha \tfederal \tgrado \tley: \tmodelo, \tpor), \tpresentes. \tsan (\tse): \tsecretaria. \tsecretario - \tsobre. \tsr \ttareas \ttercero \ttitular | \tvocales. 
9\t-9\tantes; \tasignan \tautos|\tbenz \tcapaces \tcordialmente|\tde" \tde, 9\tdeclara. \tdestinatario|\teU" -\tfirman, \tfs|\tizquierda \tjuez - \tletrada \tley (\tomitido \tprimero.|\tresuelvo,|\tresuelvo: \troja \tsan" -\tse 59\tsecretario. \tsolicitado. \ttimbre \ttrabajado \tvista. \tvuelve, \txT - \tyo.|
9\t-8\tacciones \tacerca \tacta \tacta. \targentina \tbarcos \tcalificacion. \tcbu. \tcitar. 9\tciv" (\tcnciv (\tconsumidores, "\tcorta, \tdefensor. \tdevuelve \tdijeron, \tdominio \tdona. \tdona.|\tel. (\testimado \texpte \tgrande \tiii \tizquierdo (+\tjueces - \tjuzgado \tla:|\tlanus \tlesionados|\tllegaron. \tmedico \tmensajes \tnegativa \toT, \toficio \tofrezco. \tpartido, \tpasa. \tprevisional \tprueba. \tregimen, "\tregistrado \tsala, \tse  9\tsegun; \tservicio - \tservicio|\ttareas|\ttecnica, \ttercero|\ttestigo \ttoyota \ttraen 
9\t-7\tabrio \tacompanada; \tactor. \tapagadas \tart \tcarta \tconclusiones.|\tdecir \tdel  9\tdiabetico \tdoce \tdoctor, \tdoctor: \teste \texpte|\tgeneral \tgenerales \tmadre. \tmar  9\tnos.|\tnotificados \toT | \tpresidente|\trefiere: \tregistrado|\tsecretaria, \tsegunda \ttT, \ttambien (\tuna: \tunion \tusuario (\tvista 
9\t-6\tcra: \tcredencial, \tdia. \tdomiciliada ,9\tdomiciliaria \tdominio  9\tdra (\tincluso \tjuntos \tmandioca \tmil \tnacional \toficial \totro \tpoder \tpresidente 09\tprovincia, \trecibo \tsobre \ttU|\ttestigos \ttribunal", \tuno \txT; 
9\t-5\tautista \tclinica \tconjunta \tcopia \tde  9\tdomicilio \teU.|\tmiel \tminutos \tprincipal \triesgo \tser \tsituacion \ttodo \tud \tuno. \tvehiculo  9
9\t-4\talgo \tart (\tdigo. \tentre, \tfamiliar \thumanos \tjuicio \tmal \tmetros \tmucho \tparcial \tpenal \trota 
9\t-3\talguien \tanos \tlaboral \tlanus.|\tno  9\treunion \tverde 
9\t-2\tdonde, \tmeses \tpare. 
9\t-1\tdias \tnU/ 
9\t2\tdni, \tpadre, \trecuerda 
9\t3\tcaceres \tfallecida, \tgracias: \toran \ttolaba 
9\t4\tabonara \tbuen, \tbueno: \tcomo: \tdel, \tmamani \tmercado \tmi, \treales \tsolicita \tsu, \tuI - \tvive \txI (
9\t5\tabril \talias, \tanotaba \tariel \tayala \tbarria \tcosecha|\tcual: \tdale: \texplica \tfallecio \tfirma \tfirmo \tfrias \tgritaba \tlisto: \tllama \tllega \tmentira: \tmp - \tnunca \tpasaporte, \tpresente. \tsosa \ttrabajo.|\tusted, ¿\tusted: ¿\tvamos: \tvendio \tvino \tvive, \txI, \ty: 
9\t6\tabierto.|\tabre \tacompano. \tafiliado, \tapodo \tbueno \tcertifico \tcobra \tcomparecio \tcondori \tcuantas, ¿\tdeclaro \tdelegado, \tdiscutio \tdomicilio 79\tel (\tempaque;\tescritura.- \tfabian \tgT.: \tguarda \thermana, \tiraola \tlamas \tlicenciada, \tlucida \tlucido \tmail|\tmama, \tmilagros \tmoreno \tmurio \tmurio, \tno.- \tno? \tp \tpareja, \tpaz, \tpercibe \tpida \tpide \tpidio, \tpregunto \treciba \tregistra \trelata \trios \trosa \tsabia \tsecretaria|\tsocio, \ttejerina \ttia, \ttrabajadora, \tvende 79\tvictima 69
9\t7\tacciones.|\tacuna \tacusa \talcanza \talego \tanos, 9\tanoto, \tapodado, \tbermejo \tcambia \tcomo ("\tcon: \tcontador (\tconvivimos \tcornejo \tcostas \tcreo \tcuenca \tcuil|\tcurso. \tdeclaro,09\tdicen \tdni \tdomingo, \teU \tencargada, \tescoriaciones \tescribio \tese: \testuve: \tfallecido, \tfaltan.|\tfarias \tgeneral - \thernan \thija, \thija|\tibanez \tindica \tinstagram|\tjardinero, \tle? ¡\tlloraba \tlobos \tm, \tma: \tmadre 79\tmayo \tmedica, \tmensaje|\tmn, \tmp (\tmp, \tmuestra \tnecesita \tniego". \tnombre", \to,89\tofrece \tojeda \tok: \tpaga \tparaguaya, \tparedes. \tporque: \tpresidenta (\tpresidente, \tprimo, \tquedo "\tramos \trechaza, \trefiere \tresidente, \troca. \trossi \tsecretario \tsi? \tsigue \tsos \tt (\tte: \ttenes: \tto 49\ttomo, \tusuario; \tvda \tvisite \tviuda \tvos. \ty: ¿
9\t8\tabogado|\tacepta \tacuerdos.|\tacuerdos|\tadjunta: \tadministracion 39\tadscripta, \tal.|\talegan. \talfredo \tanciana, \targentina, \tarroyo \tasesora, \tasi (\tasiste), \tautorizado, \tbengolea \tbenitez \tcalidad;\tcambie \tchoque \tcisterna \tcomo, ¿\tconcluye, \tconfirma \tcontesta, \tcontesto \tcruz \tcuarta|\tcvu, \td, \tda \tdecile \tdeclara \tdefensora|\tdenego, \tdesistio \tdespido: \tdocente, \tdocumento, \tdurmio.|\tempaque|\tencargado;\tera "\teran, \tesposa, \testa, \tgomez \thayan \thc (\theredia \thermano, \thermanos. \thermanos.|\thospital, \tjugaba \tle:|\tlegajo. \tles.|\tlucero \tlujan \tmendieta \tmn \tmp \tnicolas, \tno) |\tno.|\tnotaria, \tnotario, \to.- \tobjeta \tobservo \tpadre (\tpediatra, \tperez \tpsicologa;79\tpuedo: ¿\tpuerto \tque, ¿\trespuesta.|\tro 39\truben \tse). \tse,09\tsecretaria; \tsegundo \tsiempre. \tsupletoria.|\ttio|\ttuviera \tuT ("\tuT): \tvan \tvi: \tvive) 
9\t9\ta - \taca, \talimentos - \tamado \tanda \tb.|\tbravo \tcarta.|\tcasilla. \tcel - \tcel, \tciv (\tcobranzas, \tcomo", \tconcurre \tcuil, \tdaniel \tde), \tdejaron \tdesiste \tdice | \tdni (\tescribana, \tguerra \th (\thara \thaya \thaya, \tinforma \tlic|\tlos|\tmama (\tmaria \tmediadora, \tnacio \toshiro \tparedes \tperdon, \tpodra \tpor (\tpuestero, \tque! ¡\tquerida \treclama \treconoce \treconocio \trecupero; \trenuncio \trequiere \troca \trpa, \tsan - \tsan 89\tsanta; 9\tse"; \tsena \tsic [\tsin: \tsugiere \tte!! \ttel, \tuI (\tuU <\tuU): \tusted, \tversion. \txI 79\txI °9\txi.|\tzalazar 
9\t10\tabogado, \tabuelo, \talias. \tapoderada, \tcarta|\tcc|\tcobra, \tcobro, \tcompro \tcuil \tdibuja  9\tdivina \tdni - \tdonde, ¿\ten (\tentro \tesposa 89\tesposo (\testa,79\testudio. \tfamilia): \tfirman:-9\tgodoy \thija (\thijo (\tindico \tindico, \tinstrumento. \tintimo", \tlegajo (\tmadre, \tmanifiesta, \tmaria, \tmartin \tmc \tmedico, \tmendoza \tmn (\tnicolas \tplanteo, \tpq \tpresenta \tpropone \tpuso \tratifico \trenuncia \trequerido | \treviso | \tsale \tsaludos.|\tsol \tsucesion (\tte:|\ttramito, \tuI / \txI 49
9\t11\ta., \tcasa: \tdni|\tescribano, \tfirme \tingeniero, \tinstrumentadora|\tla (\tmanifiesta \tmarina \topina \tpierde \tpresta \tresuelvo. \tsello|\tvecina, \txI 29\ty,49\tyo.: 
9\t12\ta 59\tanos. 9\targentino, \tdice) \tkiosquero, \tlic 59\tpilar \tpresento \tvolvio \tvon 
9\t13\ta °9\tabogada, \tenviado|\tfs, \tmat (\tmat, \tmenor (\ttrae \txI.-
9\t14\tes" \tvende 
9\t15\tescucho \thijo \tla.".
9\t16\tdni", 
9\t18\tdni. (
10\t-10\tal17
10\t-8\tal18
10\t-6\txT31
10\t-4\toT8
10\t-3\toU16
10\t1\tnT7
10\t2\tnT5\tuT28\tuT4\tuT5
10\t3\tcT10\tgU2\thT16\thT3\thT4\thT8\txT9
10\t4\taT10\taT4\tbT2\tbT23\tcT18\tcT2\tlU2\tnU1\tnU9\tuT2\txT2\txT5\txU11\txU7
10\t5\taU2\tbT10\tbU4\tcT31\tcU31\thT12\thT2\thl16\tlT2\tnT1\tnT10\tnT12\tnT13\tnT14\tnT15\tnT26\tnU6\tnU7\tuT1\tuT20\tuT24\tuT25\tuU5\tul24\txT16\txT17\txU10
10\t6\tbT12\tbT22\tbT3\tbT30\tbU3\tcT9\tcU9\tgT0\tgT17\tgT5\tgU4\tnT17\tnT19\tnT6\tnU11\tnl17\tnl18\ttT10\tuT11\tuT17\tuT21\tuT7\tuT9\tuU14\tuU9\txT1\txT10\txT11\txT13
10\t7\taT16\taT20\taT22\tbT11\tbT13\tbT9\tbU10\tcT12\tcT17\teT10\teU7\tgT18\tgT24\tgT8\tgU13\tgl17\tlT4\tnT11\tnU15\tnU3\ttT12\ttT5\ttU3\tuT10\tuT12\tuT14\tuT6\tuU7\txT15\txU15\txU6\txU9
10\t8\taT14\taT2\tal24\tbT1\tbT18\tbT24\tbU2\tfU8\tgT12\tgT16\tgT4\tgU12\tlT13\tlU16\tnT16\tnT9\tnU10\ttT18\ttT22\ttU26\tuU1\tuU10\tuU11\tul17\txT6\txU1\txU2
10\t9\tbT14\tbU1\tcT21\tfT4\tgT13\tgT20\tgT9\tgU16\thU0\tlT9\tnT24\tnT3\ttU19\ttU2\tuT13\tuT3\tuU2\txT12\txT14
10\t10\taT12\taT6\tbT19\tcT13\tcT28\thU2\tlT20\tnU8\toT12\toT4\ttT2\txU3
10\t11\tcU3\tfT9\tlT10\tlT18\ttT31\ttT4\tuT18\tuU13\txT3
10\t12\tcU1\tuT22\tuU15\txT18\txT26\txU31
10\t13\taT15\taT17\tcT1\tcT22\tlT12\tnT18\ttT26\tuT15
10\t16\tuU3
10\t17\toU1
11\t-12\tuIuIu.
11\t-11\ttTdoctorgT 
11\t-10\tcTladoctora \tfTya \tgTtTdr. \ttTeldoctor \ttTfiscalgT \tuTenel \tuUqueal 
11\t-9\tbTdeentre \tuTagT. \tuUconsorciode 
11\t-8\tbUdeentre \tgTydr. \tlTdelT \tllnde \tnTcitaa \tnTxTy \tuIouI.\tuTfiscaldra. \tuTjuezadra. \tuUfdodra. \txItelefonoa 
11\t-7\taUladoctora \tcTdragT \tcTenla \tcTlTdel \tcUantemi, \tcUquelos \toUuUde \tuIenxI., \tuUbUla \tuUenlU, \txTalhospital 
11\t-6\tbTbancode \tblenlos \tcUelmedico \tcUlUdel \tcUporuU \tgTfiscaldra. \tgTnTdr. \tllala \tuTdragT \tuUhayque \tuUjuezadra. \tuUporlos \tuUseuU \tulestacon 
11\t-5\talcortola \tcTuTde \tcUlosuU \tgTenbarrial \tnTentiendecon \tuTantemi: \tuUcortola \tuUnolo \tuUyoestaba \tulhayque \tullaque \tulnTel \tulsiesta \txTuntelefono \txlporla 
11\t-4\talcortadola \tcUalos \tcUenlos \tcUnUque \tgTjuezadra. \tlTuIde \toUdela \tuIantexI.\tuIdeluI.\tuUcuchillouU \tuUselo \tuUyel \tuUyla \tulanosy \tulqueal \tulqueel \tulquela \tuluTde 
11\t-3\taUunauU \tblcostadel \tcUdela \tcUgUla \tcUlauU \tcUoUde \tcUqueel \tcUquegU \tcUseuU \tcUuUde \tcUuUpor \tgTfdodra. \tuIuTuI.\tuIuUuI.\tuUactade \tuUloque \tuUquedijo \tuUquela \tuUquelo \tuUuUel \tuUuUla \tulnoes \tuluTcon 
11\t-2\tcUconel \tcUnouU \tcUquela \tcUqueuU \tcUxUque \tcUyuU \tlUprovinciade \tuIuTxI.\tuUala \tuUenla \tuUenuU \tulala \tulnose \tulyome \txInTxI.
11\t-1\tcUala \tcUdiasdel \tcUuUla \tcUuUque \tcUyla \tuTllevababien. \tuUconsu \tulconun \tuldela \tuldemi \tulquelo \tulselo \tulyla 
11\t1\tgUuUa \tgUuUde \tnTdegT \tnUdeuU \tnUuUa \tuTsamenU: \tuUagU \tuUcasauU \tuUlasenora \txUauU 
11\t2\tgUya \tgUyde \tnTlafamilia \tnTquegT \tnUuUuU \tuTdiceque \tuTelsenor \tuTuTuT \tuTya \tuUconuU \tuUmiuU \tuUuUa \tuUuUpor \txUdegU \txUuUuU 
11\t3\tbUuUaU \tgTdniy \tgTlasra. \tgTya \tgUlauU \tnTauT \tnTgTnT \tnTyuT \tnUdegU \tnUgUgU \tuIauI.\tuTdegT \tuTsenoragT \tuTuTque \tuUdeuU \tuUeldr. \tuUhablarcon \tuUlauU, \tuUnombrede \txTcongT \txTygT \txUdeuU 
11\t4\tbUuUgU \tbUuUuU \tgTyque \tglya \tnTdeuT \tnTgTgT \tnUquegU \ttTlasenora \tuTaaT \tuTdeuT \tuTeldr. \tuTgTgT \tuTgTuT \tuTmihija \tuTsuhijo \tuTuIxI. \tuTuUuT \tuUmamade \tuUmellamo \tuUsucesionde \tuUyde \tuleldr. \txIaxI.\txTdeuT \txTelsenor \txUxUuU 
11\t5\taTagT \tbUdela \tgTdeuT \tgTuTuT, \tlTuTuT \tlUdeuU \tnTaaT \tnTconlos \tnTescribanogT \tnTlicgT \tnTqueuT \tnTsenorgT \tnTuTgT \tnUagU \tnUenautos "\tuIuIe. \tuIxIxI.\tuTaTcasa \tuTagT \tuTauT \tuTdelT \tuTnTuT \tuTpadregT \tuTxTgT \tuTyaT \tuUalU \tuUesuU \tuUhablecon \tuUhijade \tuUhijouU \tuUledicen \tuUvia \tuUyouU \tulconocea \txUalos 
11\t6\tbTnTy \tgTelde \tgTelsenor \tgTgTuT, \tgUuUuU, \tglyde \tlUuUdel \tnTdeldr. \tnTuTuT \tnUnUgU \ttTuTuT \tuTanT \tuTconlos \tuTdeaT \tuTdeuT, \tuTdonauT \tuTgTxT \tuTgTy \tuTlTy \tuTledicen \tuTnTque \tuTnUuT \tuTsenorauT \tuTsiuT \tuTuTxT \tuUcongU \tuUdiceuU \tuUfavorde \tuUlode \tuUmihermano \tuUuInU \tuUuUxI. \tuUunuU. \tuUvioa \tuldatosde \tulhijode \tullasenora \txIuIuI.\txIuIy \txIuUy \txIxIxI. \txTdiceque \txTyque 
11\t7\taTdelos \taTgTgT \taTya \taUdelos \taUyque \tbTgTxT \tgTapoderadodr. \tgTdegT \tgTlaactora \tgTyo \tnTnTuT \tnUfUgU \tnUuUgU \ttTuTnT \tuIquexI.\tuTelpadre \tuTlode \tuTsrauT \tuTuTcon \tuTuTnT, \tuUauU \tuUdonuU \tuUgUaU \tuUgUy \tuUhablocon \tuUlauU|\tuUnUde \tuUquea \tuUsiuU \tuUsruU \tuUsuhermano \tuUuUda \tuUuUdice \tuUxUlU \tuUya \tulnormacasa \txIuIuU, \txIxIuI.\txTquegT \txUdeldr. \txUdiceque \txUdrxU 
11\t8\taTdegT \talyque \tbTnTde \tgTyde \tlTnTy \tlTya \tlUya \tnTladoctora \tnTnTgT \tnUuUde \tnldelos \tnlladoctora \ttTladoctora \tuIantemi: \tuIautosuI., \tuIlegalidadxI.\tuIyxI.\tuTdela \tuTlatia \tuTpartidade \tuUanU \tuUdeapellido \tuUdonagU \tuUdrnU \tuUfirmanuI. \tuUpartidade \tuUuUuI. \tulsuhijo \tulvioa \txIauI.\txIdeuI.\txIuIuU \txTconuT \txUaxU \txUconuU \txUxUde 
11\t9\tbUnUdel \tgTlTy \tgUqueuU \tlUauU \tlUdelos \tlUeldr. \tuIdeu.\tuIelsenor \tuIeuI.\tuIuIxI.\tuUaUcasa \tuUhijode \tuUsenorauU \tuUsuhijo \tuUsutia \tuUsuuU \tulhablecon \tullode \tulya \txIelmenor \txIoUque \txIyque \txUoUde 
11\t10\tbUauU \tbUuUa \tbldelos \tnleldoctor \tuTala \tuTcomoel \tuTconel \tuTelde \tuUelde \tuUpadreuU \tulquea 
11\t11\taldelos \tbTdelos \tbUdelos \tuUdonauU \tuUfUde \txTdeldr. 
11\t12\tcTuTdel \tlTuTdel \tuUyaU \txIuIxI., 
11\t13\tnUuUcon 
12\t-18\tsecretaria dra. 
12\t-17\tfdo dra. \tjuez dr. \tjueza dra. 
12\t-16\tdoctrina de \tmunicipalidad de 
12\t-15\tfiscal dra. \tpueblo de 
12\t-14\tciudad de \tlo de "
12\t-13\tdel uI.\tel juez \tfdo dres. \tfiscal dr. \tgarantias dr. \tii de \tjudicial lic. \tla calle \topinion de \tpresidente dr. \tsanatorio del 
12\t-12\tbanco del \ten nT \tescala de \tfallos y "\tfiscal es \tgarantias doctor \tjudicial de \tjueza aT \tlT uI.\tmaniobra de \tprovincia de \ttU dr. \tuI dr. \tunidad de \tvenia por 
12\t-11\tal dra. \tc uT \tcamara dr. \tcampito de \tcita de "\tcomo ensena \tde xT, \tdecir mas. \tdepartamento de \tdres dr. \telectronico dr. \ten san \tfamilia de \tfamilia dra. \thasta el \tla fiscal \tla mujer \tlas firman. \tlei a \tmatricula de \tmetodo de \tmi dr. \tmoto dra. \tnegocio del \to dra. \tpartido de \tpuso la \tregistrese dr. \tretiro antes. \tsecretaria doctora \tsigno de \ttest de \tun telefono \tuna dra \tvivir a \tvocales doctor \tvocales dr. \ty comercial. \ty del 
12\t-10\tacerca de "\tadolescencia de \tayuda y \tbanda dr. \tboca de \tcomo dice \tcorreccional dr. \tcuento el \tde godoy \tde oT \tel caso \tel prosecretario \ten bT \ten nT, \tfdo dr. \tgarantias dra. \tgeneral dr. \thijos y \thospital el \tinstruccion doctor \tir al \tjuzgado de \tjuzgado dr. \tlT dra. \tla jueza \tla ley \tlanus dr. \tllama dr. \tlos anos (\tmaternidad santa \tnada dr. \tnada mas. \tninos dr. \toportunamente dra. \tpanaderia media \tparaje la \tprovincia del \tque tambien \tquien habla, \tregistro certifico: \tsala dra. \tsecretario dr. \tsilla dra. \tsin corregir|\ttitular dr. \tuI doctores \ty antes 
12\t-9\ta y "\tabogados de \tacepta segun \tadministracion de \tano segun \tapelacion de \tbanda dra. \tcalle numero  9\tcamino a \tcaso nT \tcomo ensenan \tconsulte la \tde viaje|\tdespues del \tdr julio \tejecucion dra. \tel hospital \ten bT, \tese es \testandar de \tfiscal doctor \tfranco el \thora dra. \thospital dr. \tindice de \tla avenida \tla capilla \tla sala|\tley es \tllegar a \tlo explican \tmenciona al \tmeses fdo. \tnoches de \tnominacion de \tnormas de \tordinarios de \tpescar a \tporton el \tprecedentes disposicion "9\tque por \tregional de \ts p. \ts sucesion \tsegunda dr. \tsi lo \tsi senor.|\ttrabajo de \ttrabajo uI° 9\tuI conste. \tuT xI.\tun ano. \tver asimismo \tviuda del \ty doctora 
12\t-8\tabajo del \tal juez \tal tU \tbanco de \tcaracter de \tciento segun \tcomisaria ª - \tcomparecio dra. \tcon xI \tconsorcio de \tde el \tde en \tde pago. \tdespues de \tdo xI, \tdoctor marcos \tdoctora aU \tedad avanzada? ¿\tel arroyo \tel causante. \tel fiscal \ten contra, \ten derecho: "\ten paz \ten rios, \ten xI., \ten xU \tentonces el \tes mas \tes tu \teso es \tfondo dr. \tgeneral doctor \tgeneral uI° 9\tjefe de \tjueces dr. \tjueces dra. \tjueces dres. \tjueza es \tla division \tla marcha. \tllave de \tlo viene \tnego el \tno recusa. \tno sabe \tno tenia \tnoche vino \tnombre del \tnotifiquese dra. \tnumero de \toficial doctora \toficial dra. \tparroquia san \tregional dr. \tse administro \tse puso \tsecretaria de \tsenor juez. \tsenora uU: \tsuperintendencia de \ttecnico de \ttrabajo y \tuna llave \tuna sola \tuna uU \tviene si \tvino al \tvio el \ty scba, "
12\t-7\ta el \tadelante los \tadmitio la \tal asesor \tart del \tart inc. 9\tcampo la \tcerveceria y \tcomercial de \tconsulta por \tcorta la \tcortado la \tde anos, \tde av. \tde presto, \tde trato \tde venta: \tdel juez \tdel plenario "\tdemanda dr. \tejecucion de \tel como \tel paraje \tel sanatorio \ten barrial \ten lT, \ten lU, \tequipo tecnico \testuve uU \tfederal dr. \tfirmado dra. \tfiscal aT \tfiscal federal \tgU uU (\tgerencia de \tgritos de \tgrupo uT \thacer el \thospital de \tin re "\tinstruccion de \tjulio cesar \tjunta de \tla causa "\tla del \tle dice "\tley doctrina: \tmil por \tnT dra. \tnT xI.\tno vio \tobra social: \tpaso el \tpor el \tprocuradora fiscal \tprofesora de \trequirente el \tresolvio en "\ttension de \ttercero era \ttestimonial es \ttrabajo imputado: \tuI de \tuU ex \tun gol \tveces despues \tvi el \tvictima fue \tvolvio a \ty di \ty dr. \tª de 
12\t-6\tagua de \tantes de \tbU del \tcierto e \tcuadro de \tde donde \tde san \tdel causante, \tdenuncia por \tdice en \tdoctora gT \tdra tT \tel banco \tel causante \tel faltante \ten horas. \ten lU \ten uT, \tentiende con \tera don \testado y \tfecha de \tfiscal de \tjueza gT \tla formula \tla segunda \tla unica \tmedica de \tmes de \tnT y "\tnacional de \toT y \totro era \tque en \tque yo \tsala en "\tsi es \ttambien la \ttareas de \tuU nU (\tviernes porque \tvino de \tvive en \txU con 
12\t-5\tacta de \tacuerdo con \tal hogar \tanos de \tbajo de \tcinco y \tcomo perita, \tcon dos \tcorto la \tcuchillo uU \tde arma \tde las \tdebe ser \tdel plata|\tdni soy \tdr tT \tel del \tel escalon \tel hecho. \tel otro \ten el \tera un \tes copia \tfederal de \tfiscalia de \tiba a \tinforme de \tintimo uU \tla feria \tla firma \tme la \tmenos estaba \tno quiero \tno tengo \tpara la \tque estaba \tsobre el \ttitular del \tuT uI.\tuU sin \tun celular \tva a \ty en "\ty una 
12\t-4\tante xI.\tcambio la \tde buenos \tdel inmueble \tdesde el \tel la \tel que \tempezo la \ten la \ten los \ten uU \ten uU, \tescritura numero \teso lo \tgU xU, \tllevaba bien. \tno es \tno hay \tpara el \tque esta \tque tiene \tqueda ud. \tservicio de \tun uU \tvino a \txU la \tyo estaba 
12\t-3\ta quien \tante mi: \tcosta del \tde su \tes un \testaba en \tla defensa \tlas partes \tlo que \tme dieron \tnU el \toU y \tpalo de \tque dijo \tque lo \tque su \tse le \tuI u.\tuU los \ty comercial \tyo me 
12\t-2\tcon mi \tes una \thospital san \tnT se \tnU la \tno fue \tno lo \tpor la \tpor su \tse la \ty en 
12\t-1\ta las \ta su \tcon su \tde mi \tdias del \tfue a \tque le \tque no \tque se \tse lo \ty se 
12\t1\ta aT \thermana gT \tla senora 
12\t2\ta don \ta gU \tcon lic. \tcon uT \tconoce a \tel dr \tel tio \tgT aT \tla madre, \tla sra. \tllama a \tmi hermana \tsame uU: \tsu hija \tsu mama, \tuU lic. 
12\t3\ta nU \tde ambos, \tde esta, \tel senor \tes gT \tespero a \thablar con \thermano gT \tiii que \tla actora, \tla demandada, \tla esc. \tla mujer, \tla vecina \tlo mando \tmadre uU \tmi mama \tmi tio \tmi uU \tpapa es \tpaz de \tportero don \tquien llaman \tse llama \tsr aU.- \tsra gU \tuI uU, \tuT gT \tuU hola \tvi a \tvino con \ty nombre: 
12\t4\ta gT \ta xI. \tabuela paterna, \tal imputado \tal uU \tanos con \tcom para: \tde dona \tde este, \tde gT \tde gU \tde xI, \tdeclarar que \tdel sr. \tdel tio \tel encargado \tel encargado, \tel gerente, \tel ing. \tel lugar. \tel negro \tel propio \tes gU \tes que \thT y \tla dra \tla maestra \tla srta. \tle habla \tley remitente: \tlic uU \tlo invento \tmadre aT \tmanifesto que \tmarido es \tme dicen \tmi senora, \tmitad a \tnombre es \toficial por \tpadre de \tpaterna uU \tpor gU \tprof uT \trecibi copia: \tremitente xU \tsenora uT \tsocial lic. \tsugiere que \tsuspender a \ttestigo gU \ttestigo testigo \ttestigos a \tuna tal \ty don 
12\t5\ta del \taT casa \taT del \tacercamiento a \tadjudicar a \tautos caratulados "\tbuscar a \tcasada con \tchicos son \tcontador es \tcorresponde a \tde di \tde el, \tde ing. \tdefensa de \tdel escribano \tdesigna a \tdice uU \tdijo uU \tdra xI. \tel cacique, \tel escribano \tel nombrado \tentrevista con \tes para \tescribano gT \tescuela gT \tfirma uU \tgT xI. \tgT y \thija gT \thijo uU \tjefe directo, \tjefe es \tla dio \tla familia \tla hermana, \tla madre. \tla maestra, \tla preceptora \tla separacion \tlic aT \tlic gT \tlic xI. \tllamo gT \tlo vieron \tlos autos "\tlos testigos \tmadre gT \tmadre uT \tmas grande, \tmi madre, \tmi sobrino \tni con \tno con \toir a \tordenes de \tpadre don \tpadre gT \tpagar a \tpara gT \tpasar a \tpor gT \tque a \tque nacio \tque pase \tque uU, \treconocio a \tresulta que \tse presenta \tsenora jueza:|\tsr gT \tsra uU \tsu esposa, \tsu letrado \ttT aT \ttestigos gT \ttrabajo con \tuI e.\tuI nU, \tuU da \tuU entre \tvio a \txI xI.\txI y \txU uI. \ty uI.\tyo a \tyo uU 
12\t6\tabogada uU \tactores a \tagente sanitaria \tahi trabaja \tal encargado \tautos nU, \tbU gT \tc nU, \tcon gT \tcondenar a \tconyuge gT \tcra gT \tde don \tde fT \tde familia:|\tde firman \tde xI. \tdel nino \tdije a \tdona gU \tdonde estaba \tel capataz, \tel contratista \tel gT \tel gerente \tel plomero \tel portero, \tel sereno \tel tal \tella que \tengana con \tentrega a \tentregara a \tes uT \tes xU \testaba tambien \textrana a \tfirma uT \tfs y \tgT dra. \tgT lT \tgT santa \thablamos con \thace presente \thijos de \thijos gT \tjunto con \tla aT \tla abuela, \tla contadora \tla docente \tla esposa, \tla fonoaudiologa \tla medica \tla seno \tla senorita \tla victima, \tlanus senor \tlegales dr. \tlleve a \tlo conto \tlo llevo \tlo opero \tlos abogados \tlos dos. \tlos senores \tmadre de \tme llevo \tmi abogado, \tmi primo \tmi suegra \tmi xI. \tnT a. \tnina gU \tno pago. \tnombrados y \totorgar a \tpadre gU \tpaso a \tpega a \tpension a \tpor aT \tpreguntale a \tpregunto a \tpresidente senora \tprima de \tqueda con \tsenor gT \tsenora gT \tsenorita uT \tseparada de \tsr gU \tsr uT \tsu companero \tsu conyuge, \tsus nietos \ttT a \ttal uU \ttelefono de \ttestigos uT \ttestimonial de \ttiene a \ttres sin \ttuvo a \tuI bU \tuI nT|\tuT si, \tuU para: \tvecina uT \tverde es \txI a. \txI nU, \txI uU - \ty da \ty xI.\ty xI. 
12\t7\t xT: \ta dr. \ta nT, \ta sr \ta uI.\taT di \taT gT \tabogada gT \tabuela de \tabuelos paternos: \tacreedores de \tactor gT \tadelante testigo \tal contador \tal dr. \tal senor \talgo senor \tar para: \taudiencia por \tauditora dra. \tautoriza a \tautos nU \tbarrio a \tbruto de \tcara de \tcausante do \tcentro dra. \tcitese a \tcomparece uT \tcompleto es \tcompleto testigo: \tconciliadora dra. \tconjunta de \tcr uT \tcredito uI° 9\tcuando nacio \tde ella, \tde nombre \tde sra. \tdebo a \tdefensa dr. \tdel aT \tdel carmen \tdel gT \tdel valle \tdenunciar a \tdenuncio a \tdi uT, \tdias antes \tdijo a \tdos nietos, \tel capataz \tel joven \tel medico \tel mudo \tempaque anos|\ten casa. \ten eso \ten privado, \ten sobre. \tencargado sr. \tes lT \tes uU \tescribano uU \tesposa de \tesposa gT \tesposa gU \testa a \teste uU \tex pareja \tfabrica de \tfonoaudiologa de \tfotos a \tfue con \tfui con \tgU tU \tgrupo uU|\tguardia dr. \thablara con \thablo con \thermano de \thermano el \ting agr. \ting uU \tinsulto paro \tir con \tjuicios a) "\tkm remitente \tla administradora \tla anoto \tla cdora. \tla psicopedagoga, \tlas de \tlic nT \tlic tercero: \tllame a \tllaves a \tllegan a \tlo da \tlo sabe \tlos hijos. \tmadre es \tmaestra jubilada \tmama de \tmanana y \tmarido de \tme hizo \tme sale \tmedica laboral, \tmi cunado \tmi mama, \tmi mujer \tmi tia \tmi uI. \tmi vecina \tmisma doctora \tmitad para \tnorma casa \tnotifiquese a \tnovia de \tnupcias con \totra es \totro que \tpaga a \tpago a \tpara uT \tpartes testigo \tplaza con \tpoder a \tpor dra. \tpor uT \tpreventiva de \tque con \tque fT \tque trajo \tque xI.\tquiere a \treconozco a \tregistrar uU \trelata que \tsacar por \tse llama > \tsegun dice \tsenor juez: \tsenor tT: \tsentencia expte.29\tsera justicia. \tsera justicia|\tsiempre a \tsiempre que \tsu apellido, \tsu hijo|\tsu numero \ttambien es \ttengo a \ttenia dr. \ttestamento de \ttestigos uT, \ttia uU \ttitulo por \tuI gT \tuI nT - \tuI nU|\tuT ex: \tuT fT \tuT uU 99\tuU testigo \tun aserradero, \tvan der \tveces con \tvecina gT \tvecino uU \tvio todo. \tvisto a \tvoy con \txI d. \txI del \txI gT \txI nT - \txU gral.|\ty contra \ty dra. \ty nombres: \ty perito \ty sello: \ty si \ty tT \ty va 
12\t8\t dr. \ta aU \ta c/ \ta cvu 49\ta disposicion:,9\ta fU \ta norma \taT nT \tacciones stop \tacompane a \tafuera con \tal juicio "\talimentos de \tantes estaba \taprehension de \tayudante dr. \tayudantes dra. \tbT dr. \tcabecera dr. \tcabecera dra. \tcamion de \tcardiologia dr. \tcasado con \tcbu de \tchacra de \tclinica dr. \tcomo interprete \tcomo xI.\tcompadre de \tcompanero el \tcomparece uU \tcompleto de \tcomprobante a \tcompulsar a \tcon aviso: \tcon el|\tconfesional de \tcontesta demanda. \tcontesto a \tcontra de \tcreo que \tcuanto defensora: \tcuota de \tcvu de \tde conformidad. \tde entonces, \tde marcos \tde secretaria \tde uI. \tdebe meses. \tdecida la \tdecile a \tdeclaraciones de \tdesignado dr. \tdespido de \tdespido testigos \tdia con \tdichos de \tdiscutio con \tdni certificacion: \tdr nU \tdr uI. \tdueno es \tel actor, \tel bU, \tel contador \tel marido, \tel nino \tel padron, \tel perito \tel preceptor \tel remisero \tel uI° 9\tella es \ten bicicleta. \ten fiadora \tencargado uT \tescribana uU \testa presente. \testaban presentes \testimada por \testudio dr. \textramatrimonial madre: \tfiguro como \tgT del \tgT san \tgU a) \tgracias senor \thT bT \thT gT \thabia hecho \thable con \thago si \thasta dice \theredado de \thija de \thija uU \thijas de \thijos menores \thonorarios de \tidentifico como \tinforma que \ting uT \tinquilino de \tlT dr. \tla ambulancia, \tla casa  9\tla dra . \tla hija) 9\tla impugnacion.|\tla ingeniera \tla matricula  9\tla negra" \tla seccion ("\tla testigo \tla tia, \tla xU|\tlas hacia \tlegajo dra. \tlegalidad xI.\tlic uT \tllama uU \tllamarme al 49\tlo dijo \tlo recibe \tlos hechos. \tlos hermanos \tlos letrados \tlos meses.|\tme agrego \tmetros de \tmi e. \tmi novia \tmilagro y \tmucho la \tnU a. \tnU uI. \tnadie testigo \tnombre testigo: \tnombre uU \tnumero la \tocurrido el .9\tok soy \totro como \tpanaderia con \tperito contador, \tpieza de \tporque a \tpreceptora gT \tpresidente gracias, \tprimero dr. \tpublica como \tque ese \tque firma \tque indico \tque informo \tque juan \tque sea \trama de \trecibe copia \trecibido de \tregistro a \tresolucion a \tsalio con \tsecretaria cra. \tsecuestrado a \tsera justicia.|\tseria de \tsobrino de \tsol y \tsr tT:|\tsra gT \tsrta uT \tsu abogada \tsu acumulado "\tsu agente \tsu hijo \tsuegro a \tsus hijas \ttaller paso \tte quiere, \ttestigos nU, \ttiene titulo. \ttrabajador a: \tuI bU, \tuI comparece \tuI nU \tuna senora \tuna vecina, \tuno queda \tviajaba con \tvideollamada videollamada. \tvio todo \tvivir con \txI bT \txI bU \txI nT \txI nT, \txI uI° 9\txT uI. 
12\t9\taU casa \tabstencion de \tactora gT \tamiga de \tatiende mas. \tavisa a \tavisarle a \tbien que \tcc dr. \tcelular de \tcivil es \tcomo uT \tcomparece gT \tcompra a \tcon dr. \tcon yanina \tconocio a \tconsulta de \tcontador testigos: \tde cam \tde hU \tde proveedor \tde u.\tdel ingeniero \tdel lU \tdel senor \tdel uI, \tdemandada dra. \tdijo sobre \tdocente uU \tdona uT \tdonde trabaja \tdos nenas \tdra el \te uI.\teU senor \tel abogado \tel ingeniero \tel notario \tel profesor \tel tecnico \tel xT \tembarazada de \tembargo autos "\tempezo fue \tencargado gT \tencontro a \tentrevistar a \tesc gT \tescribe dr. \tespecialista dr. \testaban tambien \texcma camara:|\texpte uI°09\tfallecido y \tfigura como \tfirma gT \tfirma gU \tfirmado por \tfue uU. \tgente de \tgrito a \thijo mayor, \tinstagram de \tla contrato \tla empleadora.|\tla licenciada \tla psicologa \tla socia \tla sucesion \tla uT \tlavadero del \tle dicen \tletrados dr. \tletrados lo \tllegamos estaba \tlo acompana \tlo atendio \tlo mismo \tlo pide \tmal no? \tmando al \tmaneja es \tmaria del \tme dijo "\tme llamo \tmediadora uU \tmedica dra. \tmolesta dice \tmujer del \tnT tT \tneurologa dra. \tni de \tnombre de \tnombres bU \tnovio es \tnuevo es \to el \toficina que \toposicion de \torden de \tpague enero. \tpapa de \tparte dr. \tpartes y \tpediatra dra. \tpedido de \tperita en "\tperito uU \tpor ella \tpregunta por \tpresidenta uU, \tprincipal con \tpropone sancion.|\tque hacia \tregistrado uU \tresulto ser \tsale como \tse cuanto. \tse retiro. \tsector ingreso|\tsegundo testigo: \tseparado de \tsirve pero \tsituacion familia \tsolo con \tsoltura de \tsu abuelo \tsu concubino \tsu hijo. \tsu nieto \tsu tia \tsuyo a \ttU gT \ttecnica dra. \ttengo al \ttestigo a \ttestigo gT \ttestigo pero \ttestigos a) \ttestigos uU \ttestimonial gT \ttestimonial uT \ttestimonial uU \tturno con \tun senor \tvecino el \tver a \tviene con \tvisita de \tvive con \txI de \txI dr. \txI social (\txI xU \ty q \ty vocales \tyo gT 
12\t10\tabogado dr. \tactora dr. \tal doctor \tanos para \tapellido es \tapoderada dra. \tcampo de \tcirujano dr. \tcitacion a \tcite a \tcon aT \tcuarta testigo. \tcuidado de \tcunado de \tde de \tde edad \tdel lT \tdemandada dr. \tdenunciante uU \tder xU, \tdesiste de \tdevolver a \tdicen el \tdijo ser \tdivorciado de \tdr nT \tduena es \tdueno gU \tel cacique \tel es \tel viejo \tescribana gT \tescribio a \tfavor de \tfirma dra. \tguitarra el \thabla con \thermana de \therramientas de \tingresos de \tinscripta como \tinterviene uU \tla negra \tle decia \tlibertad de \tlocadora y \tmano dra. \tmedio de \tmis companeros \tmoto de \tnU gT \tnegro con \tneumonologia dra. \tno firma \tnombre de "\tnuestro es \to sigue \toU dra. \topero primero \tparticular dr. \tpolicia dr. \tpor dr. \tpresencia de \tpresenta gT \tpresidente senor \tpromovida por \tque murio \tque pasa \tquien es \trelato de \tretirara a \tsenora de \tsenorita san \tseptiembre de 09\tsr a: \ttercero y \ttestigo habil \ttestigo uT \ttrabajo dra. \tu de \tuI nT \tuU xT \tun tal \txU dra. \txU nT, 
12\t11\tactor que \tatentamente uT \tautos xI., \tc xI., \tcamioneta de \tcarta de \tchau dra. \tcomo gT \tcorsa de \tdel bT \tdelegado el \tdetencion de \tdice ser \tdomicilio de \te uI. \tel vecino \telectronico oU: 9\ten ella \tencargado uU \tera de \texpte uI°,9\tfirma dr. \therederos de \thospital porque \tla escribana \tla letrada \tla lleva \tle presto \tletrada dra. \tletrado dr. \tlos herederos \tmediadora dra. \tnT uI. \tninos dra. \tnombres uU \tnotifica a \tnupcias de \to sea \toT dra. \tojo que \tpatrocinio de \tpoder de \tprimo de \tprof gT \tpropiedad de \tpudiera a \treclama dra. \tregistrado nU \trepresentacion de \trespecto de \tsu hermano \tsucesion de \tsumaria a) \ttel de \ttestigo el \ttitularidad de \tuna chica \tuna doctora \tuna medica, \tvda de \txU gT \ty aT \ty tU \tyerno de \tyo soy \tyo uT 
12\t12\tabogado es \tacredita ser \tapoderado dr. \tatribuye a \tautos uI., \tconducido por \tde dra. \tdelante de \tdicen la \tedad uU \thijo de \thola soy \timpugnacion de \ting gT \tjueza doctor \tla profesora \tlo de \tlos doctores \tmi hermano \totro dia \tpedir a \tperito dr. \tuT uI. 
12\t13\ta dra. \ta xT \tconformidad de \tde apellido \tgU del \tmedico dr. \tmi hijo \tpadres de \ttodos soy 
12\t14\tde del \tdefensor dr. \tinformada por \tviuda de 
12\t15\tdeclaracion de \tjuan de \tsus hijos 
12\t17\tdr lo 
13\t-17\tquien, dispone\txT secretaria
13\t-15\tuT secretario
13\t-14\tdijo uI\tgT fallos\tnT jueza\tsecretaria, \tuI.edad\ty dr
13\t-13\ta, cargo\tla: fiscalia\tnT juez\tnT secretaria\tuT fallos\tuU secretario\txT jueza\txU secretaria
13\t-12\ta  9las\tel". magistrado\tel, testimonio\tla, escribana\tnU servicio\tpara, dictar\tpide planos\tprosecretario, \tson claros\tuT dijo\tuT juez\tuT jueza\tvino. un
13\t-11\tbT fiscal\tc. uI\tcon", voto\tde, esta\tdebe apartarse\tdigo, aclaracion\tdijo adhiero\tdonde, el\te, inicia\tel, fiscal\tfiscal.|eso\thizo, lugar\tjueza, \tla camara\tla, defensora\tlas, tareas\tlic.|e\tnT secretario\tno conocido\tpido. audiencia\tque las\tque. pide\tse, invita\tse.|resuelve\tse; le\tsecretaria, unica\tsecretaria. dra\tsecretario, \ttT se\tuI.legajo\tuU juez\ty pidio
13\t-10\taclara. que\tadhiere el\tc nT\tcon", la\tde parana\tdel indec\tdel, superior\tdijo primero\tdispone, que\tel: sr\tel: ¿testigo\ten), autos\tes, muy\testa por\tfija audiencia\tfiscal.|dr\tfiscal.|me\tgU fallos\thabla de\tiv|prueba\tjueza, de\tla palabra\tla, agente\tla. fiscal\tla. procuradora\tla; querellante\tlo explica\tmatricula, a\tmi. obstetra\tnU jueza\tnU secretario\tpor disposicion\tpor), entonces\tpor, xI\tpresentes. la\tpresidenta.|buenos\tpresidente.|que\tsecretario. dr\tsi: se\tsola causa\ttU.|buenos\ttelefono. del\tuI.digo\tuI.la\tuI.quien\tuT secretaria\tuU secretaria\tuU, quede\txI.uT\txU jueza\txU. con\txU.|se\ty", el\ty, ahi\ty. tiene
13\t-9\ta juicio\ta, conocimiento\tantes; de\tasi, la\tasignan a\tbaja el\tcobra. pension\tcomparecen, la\tcon cuatro\tcon, vista\tde catamarca\tde salud\tde servicio\tde" la\tde", la\tde, donde\tdeclara. que\tdefensa.|dra\tdijo la\te.\tel descargo\tel traslado\tel, interes\tel: ¿comisario\tel; fiscal\tes ese\teso dr\testa a\tfecha|hora\tfiscal, de\thoy, domingo\tiii.|oU\tla presente\tla). testigo\tla. asistente\tla; contraria\tla; fiscal\tles pone\tlos bendiga\tlos. actores\tlos; imputados\tni uU\tno interviene\tno: hago\toT. de\tordena formar\tpaz jueza\tpor guardia\tque uno\tque. teme\tqueda. detenido\tqueda.|ud\tque|por\tquien como\tse opuso\tse. admite\tse. sugiere\tse|detiene\tsiempre le\tsolicitado. por\tu.uI\tuT comparecen\tuU fallos\tuna, persona\tvuelve, de\txI.|documentos\ty firma\ty llamo\ty llego\ty ninas\ty sabe\ty tiene\tya resolvio\tyo. soy
13\t-8\taT jueza\tacerca de\tal centro\tasunto|pileta\tbajo que\tbarcos titular\tcalificacion. provisoria\tcausa, contravencional\tcausa. uU\tcitar. 9a\tcomo, mi\tcon las\tcon reservas\tcon, renuncia\tcorta, xU\tde con\tde oT\tde tucuman\tdel plata\tdevuelve todo\tdice, su\tdictamino en\tdijeron, a\tdijo i\te hija\teU" -servicio\tel, primero\tel. albacea\tel.|titulo\ten dedo\tes, derecho\tescrito.|en\tfiscal, nota\tfiscal. dra\thasta las\tjueces - de\tjuez, \tjuez, de\tjueza - \tjueza.|doctor\tla denuncia\tla frenada\tla, asesoria\tla, guarda\tla, jueza\tlanus dr\tley: ley\tllamo familias\tllegaron. tarde\tlo ocurrido\tlo resuelto\tme: dijo\tmi, mama\tnU secretaria\tno, tengo\tofrezco. como\tpartido, de\tpasa. a\tpuede. ser\tque al\tque pasaba\tquien: ¿llamo\tquiere dijo\tquinto.|a\tregimen, "de\tresuelvo,|uI\tse remite\tse.|realizo\tservicio|de\tsi. se\tsiendo, las\tsin abogados\ttenga en\tuT c\tuT fiscal\tuT.|por\tuU conste\tuU dijo\tun nombre\txI.del\txI.|adelanto\txT antes\txU dominio\ty doctora\ty firman\ty todo\ty" la
13\t-7\tabrio el\tacompanada; alcanza\tacta de\tactor. presente\tal dia\tcbu, abierta\tcon derecho\tcon precision\tcontra los\tde familia\tde femur\tde gastos\tde inscripcion\tde killip\tdecia que\tdel dni\tdel patio\tdel requirente\tdel semaforo\tel dato\tel.|presidente\tes del\tjueza - de\tjueza, ante\tla puerta\tla, copia\tles|cuento\tlo mismo\tlos cito\tpero no\tpresidente.|tengase\tprovincia, de\tque paso\tse paga\tse, constituye\tse, reunen\tsecretaria, de\tservicio - de\tuI fecha\tuI.cuit\tuI.ley\tuI.me\tuT.|del\tuU jueza\tuno piensa\tvista. a\tvoy: a\txI.u\txU antes\ty exige\ty firmado\ty habla\ty muy\ty" a\ty, hay
13\t-6\ta quien\tal, uU\tal. alta\tante negativa\tautos|xU\tc uT\tcapaces de\tcon rosa\tde conciliacion\tde ingreso\tde orientacion\tde parte\tdel  9segundo\tdel movil\tdesde. ahi\tdespedido por\tdomiciliada ,9en\tel debate\tel, dr\tel: ministerio\tel; que\ten bicicleta\ten cuanto\ten nT\tes automatica\tes: el\texpte|uI\tjueza, nacional\tjuzgado, federal\tla, mande\tlegajo, me\tlo q\tme dieron\tpor hija\tque nos\tque solicita\tque tu\tregistrado|nU\tse. indica\tsin gastos\ttribunal", del\tuI.o\txI | xI\txT juez\ty ya
13\t-5\tahi a\tautista xI\tcon lic\tde hecho\tde pesos\tde tibia\tde uI\tde, apellido\tdel oficial\tdel sr\te improcedente\tel acta\tel art\tel telefono\tel y\ten banco\ten que\tentre, el\tgrado iii\thay, que\tiii.|uU\tla carta\tla pension\tque con\tque eran\tque mi\tse. aplico\tsituacion laboral\ty ropa
13\t-4\ta nadie\tal alta\tal costado\tal lado\tal senor\talguien sabe\tcopia a\tcuando vi\tde agua\tde discapacidad\tde ella\tde excusion\tde ª\tdel juzgado\tdoctor: nT\tdomicilio en\tel acto\tel mismo\ten mi\ten|la\tfallos" (y\tjuez, ante\tla prision\tla verdad\tla voz\tmi apellido\tnacido, el\tpor los\ty, aca
13\t-3\ta los\tcuando habla\tde oU\tde semana\tdominio  9xU\tel auto\tel presente\tla policia\tno, miraba\tsobre el\tuU pare\ty treinta
13\t-2\ta mi\ta, los\tde mi\tde, 9agosto\tde, 9octubre\tdel colectivo\tdel dr\tdel padre\tera con\tla moto\tlo invento\tno. es\tpare. cuando\tsobre la
13\t-1\tde mama\tde su\tdias del\tdigo. uI\ty cuatro
13\t1\tdni domicilio\testaba parado\tnT nU\tque, venia\tse mostro\tte, reenvio
13\t2\tnT de\tnT. uI\tnU no\tno: me\tsabia que\ty, un\ty. uI
13\t3\tcomo: perita\tde administracion\tdel bT\tdni, cuil\ten, enero\tes: mi\tfue a\tla, que\tla: defensa\tnT quien\tnU que\tnacida, el\tno contesta\tno firma\tque, es\tque, estaba\tque: no\tuT a\tuT le\txI, uI\txT por\ty al\ty su\tyo, no
13\t4\taU uI\tbuen, dia\tcasa flia\tde, anos\tdeclara que\te.uI\tingreso a\tjueza.|no\tla empujo\tla, mama\tle indico\tle pego\tle prometio\tle puede\tlo conozco\tmi. mama\tnT asunto\tnT esta\tnT fue\tnT mi\tno estaba\tno hizo\tno puede\tno sea\tpadre, de\tpropone que\tque, vino\trefirio que\tse fue\tse hizo\tse: lee\tsi: el\ttT a\ttT nT\ttoma y\tuT bT\tuT en\tvan der\tvino a\tviuda, de\txI. bT\txU.|gral\ty otra\ty: el
13\t5\ta: mi\taU bU\tabogada, xI\tabogado, matricula\tanotaba en\tapoderada, uU\targentina, viuda\tbT a\tcarta.|uU\tcomo, estas\tcomo, ¿va\tcon quien\tde: acuerdo\tdijo no\tdni se\ten, la\tes testigo\tes, quien\tfallecida, en\tla del\tla, novia\tla. mama\tllego con\tlo crio\tlo decia\tme grito\tmurio en\tnT anos\tnT hay\tnT informa\tnT sin\tnU argentino\tnU del\tnU dice\tnU me\tnU mp\tno duerme\tno hablo\tno le\tnunca le\toT|de\tpara, que\tpaz dni\tpor cinco\tque, hizo\tquien, se\tquien, uU\tse los\tsostiene que\tsu, esposa\ttiene anos\ttrabajo.|social\tuI (uI\tuI sucesorio\tuT escribana\tuT hola\tuT uI\tvino dos\txT el\ty hT\ty; por
13\t6\taU aU\tabierto.|el\tabre dice\tal, este\tal, folio\tal, que\tantes del\targentino, casado\tasi los\tasunto|uU\tbT que\tbU xU\tc anses\tc textil\tcambia de\tcon", una\tdel transito\tdel, colegio\tdelegado, de\tdespido: de\tdice que\tdiscutio con\tdni, en\tdni, por\tdoctora: puedo\tel, mudo\tel, yerno\tel: terreno\tes monotributista\tes padrino\tescribano, titular\tescritura.- numero\tesposa, de\testa con\testaba de\tfecha|uU\tg  9l\tgT uU\tgT xI\tgU, dni\tgracias: a\thabla con\thasta, que\thc edad\tingeniero, mecanico\tla obligo\tla, alemana\tla, pregunta\tla. preceptora\tla: llave\tla|paciente\tle conto\tle, daba\tllamo a\tllamo al\tlo engana\tlo reconoce\tlo tenia\tlo vio\tlos, de\tlucido pide\tmadre, del\tme saco\tmi, abogado\tnT dice\tnT fs\tnT pide\tnU dni\tnU le\tno "es\tno lo\tno quiere\tno tengo\tno, interviene\tpaso lo\tpercibe de\tpregunto si\tque te\tque, entiende\tque, fue\tque, hoy\tque, trabaja\treconoce que\tsocio, gerente\ttia, de\ttrabajadora, social\tuI divorcio\tuI frigorifico\tuI, e\tuI.a\tuT me\tuT. \tuU hija\tuU luna\tuU mp\tuU xI\tuU, uI\tuU.|con\tva al\txI \txI, xI\txI. uT\txU mat\ty acepta
13\t7\ta  9y\ta, quien\taT h\taT|casa\taU gU\tademas? hay\tafiliado, de\tahora. el\talego haberlo\tanos  9relato\tanoto, todo\tart. de\ta|del\tbT en\tbajo de\tbuenas: si\tc uU\tcalle y\tcbu, por\tcobra el\tcomo ("el\tcomparecio sin\tcon, quien\tcorto la\tcuit, los\tde. nT\tdeclaro,09que\tdice haber\tdice q\tdice, en\tdice. mil\tdictamino que\tdijo lo\tdni xI\tdni, cuit\tdni, del\tdni, vehiculo\tdomicilio. los\te uT\te.xI\tel  9progenitor\tel del\tel el\tel que\tel, miercoles\tel, perito\tel, preceptor\tel. numero\tel; informe\ten toda\tentrevista. a\tera la\tera su\tes buena\teso se\testa internado\testoy. separada\texplica que\tfallecio en\tfaltan.|oro\tfirmo un\tfue la\tfue llevado\tfue oida\tfue quien\tfue, a\tgT dni\tgT, dni\tgT, el\thabia uU\thace dos\thay. un\tiii|prueba\tiv.|conclusion\tla llamaba\tla). hija\tla, encargada\tla, hermana\tla. moto\tla. que\tla. ¿victima\tle creo\tle debe\tle haya\tle: paso\tlicenciada, en\tlo apuro\tlo confirma\tlo llamo\tlo sabe\tlo va\tlos; herederos\tmatricula, registro\tme acompano\tme dijo\tme hizo\tme mostro\tmedica, del\tmercado y\tmi, cunada\tmi: hijo\tnT al\tnT dni\tnT ella\tnT le\tnT me\tnT mn\tnT mp\tnT pero\tnT que\tnT testigo\tnT trabaja\tnU \tnU cuit\tnU es\tniega. dice\tniego". entrevista\tno aporta\tno atendia\tno esta\tno me\tno, los\tno, me\tno? le\tnombre", y\tnota.|de\to a\to,89a\toU.|ingresa\tpierde la\tpor interes\tpor. lo\tpresidente, del\tpresidente.|para\tq es\tque, escucho\tque, espera\tque, vive\tque. nadie\tquien, llamo\tquien, lo\trechaza, la\treclama por\trecuerda que\trenuncia a\tse constituye\tse jubilo\tse queda\tse. acepta\tse: pelearon\tsecretaria|esta\tsi: doctor\tsi: mi\tsi? lo\ttT dni\ttU dni\tte. quiere\ttelegrama|a\ttengo anos\ttiene obra\tto 49xI\ttrabaja en\ttrabaja, en\tuI - uI\tuI bT\tuI bU\tuI. violencia\tuT abogado\tuT hermana\tuT mp\tuT xU\tuT, el\tuT. xI\tuT.|en\tuU 39a\tuU da\tuU ofrece\tuU|vino\tun inmueble\tvda de\tvio algo\tvio, a\tvisite a\tviuda de\txI (uI\txI. nT\txI.tiene\txT cuit\txT medica\txT mn\txT o\txU av\txU dni\txU quien\txU xI\txU|xI\ty aU\ty admitir\ty mitad\ty prohibicion\ty propiedad\ty puerta\ty ratifica\ty solicita\ty xI\ty, oir\ty, si\tya retiro\tya, se\tyo lo\tyo. alquilo
13\t8\taU empaque\tabogado|\tadjunta: nota\tadscripta, carnet\tal, lunes\tal. otro\talegan. los\tapodo o\tasesora, letrada\tasiste), al\tbT \tcobra. el\tcomo apoderado\tcomo buena\tcon fiebre\tcon, interprete\tconcluye, que\tcontesta, que\tcorriendo y\tcredito.|contra\tcuarta|las\tcuenta que\tde arriba\tde di\tde, papa\tdeclaracion|de\tdeclaro que\tdel gU\tdenego, la\tdesde marzo\tdesistio articulo\tdice", tiene\tdijo haber\tdijo, no\tdni, gT\tdni, yo\tdr. calle\tel, abogado\tel, camionero\tel, contador\tel, encargado\tel, recibo\tel.|expediente\tel: cheque\ten, cambio\ten, representacion\tencargado;\tera amigo\teran, de\tes delegado\tes favorable\tes mi\testa lucido\testaba al\testaba internado\tfirman.|al\tfirmo como\tfue una\tgT nU\tgT, se\tgU uT\tgU, uI\tgrito el\thace un\tii. declarar\tincluso, por\tindicaciones.|al\tingresa. al\tingresa.|el\tla | misma\tla? saque\tle responde\tle tenia\tle: pregunto\tle; contesto\tles mando\tles.|pido\tlo busco\tlo miro\tlo recibe\tlo vieron\tlos: companeros\tlos: estoy\tme contesto\tme, dejo\tme.|pueden\tmi. madrastra\tnT abogado\tnT desde\tnT mat\tnT pidio\tnT su\tnT yo\tnU alias\tnU esta\tnU gT\tnU hola\tnU mat\tno acepta\tno la\tno reconocio\tno tendrian\tno, paga\tno. esta\tno: le\tobliga a\tpaso. de\tpidio su\tpor; el\tpregunta por\tpresente. la\tpropone remover\tpsicologa;79mes\tque cobraba\tque", asi\tque, entro\tque, me\tque, reconocio\tque: ahi\tquien, dice\tquiere cerrar\tquiere peritaje\tquiso irse\trenuncio la\tro 39a\tsaluda. e\tse durmio\tse encuentra\tse retiro\tse,09ofrece\tse. designa\tse. eleva\tse. medica\tse.|fue\tsena pide\tsi todavia\tsi. como\tsiempre fue\tsu, mujer\tsupletoria.|el\ttampoco de\ttestigo. de\ttiene asma\ttrabajo conmigo\ttuvo un\tuI alimentos\tuI cuidado\tuI desalojo\tuI, uU\tuT 19uT\tuT fue\tuT mi\tuT presente\tuT titular\tuT, dni\tuT|y\tuU contrato\tuU cosecha\tuU cuit\tuU dni\tuU escribano\tuU mat\tuU padre\tuU socio\tusted, opero\tvive) en\tvive, en\txI (uU\txI (xI\txI, xiv\txI. a\txI. de\txI.cuenta\txI|xI\txT tambien\txU escribana\txU.|declaracion\ty avalado\ty bT\ty conoce\ty ella\ty mando\ty ni\ty, es\ty, se\tya pago\tyo, tenia\tyo: con
13\t9\ta, nT\ta.xI\taU dni\tabuelo, de\taca, presente\tacompano. la\tadvierte que\tasunto|reajuste\taudiencia. ante\tbU aT\tbU dni\tbU xI\tcambie el\tcarta|uU\tcomo acompanante\tcomo, le\tconcurre a\tcuarto.|si\tcuenta. del\tcvu, sobre\tde gomez\tde, quien\tde, union\tdebe meses\tdecia al\tdel piano\tdesiste de\tdni vivo\tdni. domicilio\te hijos\tel medico\tel, del\tel, marido\tel.|papa\ten partes\ten persona\ten silla\tes franco\tes remisero\tes su\tes veraz\tescribana, titular\testa, en\testaban de\testan dispuestos\tfirma la\tfirman. \tfranco xI\tgT, s\thabla poco\thabla. el\thoy, fallecido\tingreso, a\tlT uT\tla crio\tla encargada\tla parcela\tla, madre\tla, maestra\tla, mayor\tla, suplente\tla, venezolana\tla. abuela\tla. cuenta\tla. voy\tle dio\tlegajo, que\tles, dijo\tlo banca\tlo cargan\tlo nego\tlo niega\tlo rechaza\tlo vi\tlo". tengo\tmama de\tme amenazo\tme hace\tme mando\tmp, \tnT argentino\tnT b\tnT del\tnT hablo\tnT hola\tnT mediadora\tnT sera\tnT sigue\tni loca\tno conoce\tno paga\tno sabe\tnombre|s\tnormal | iv\to recibido\to, sea\tpaz y\tpaz. xI\tpero, nadie\tpidio, la\tpor vos\tporque habia\tprecio. dolares\tpuestero, de\tque", es\tque, fija\tque, puso\tque, son\tque; toma\tquien, acepta\tquien, trabajo\tquiere cobrar\tsaco, a\tse enfermo\tse esconde\tse) queja\tse. incorpora\tse.|le\tsecretaria, cra\tsegun, escritura\tsi te\tsi: quiero\tson pareja\tsu". tio\ttT de\ttT y\ttU, viuda\ttambien hereda\ttambien que\tte mando\tte paga\ttenes el\ttenia algo\ttoma desde\ttrabaja a\ttraslado. por\ttu apellido\ttuvo ademas\tuI sucesion\tuI.san\tuI.va\tuT s\tuU abogado\tuU argentino\tuU hola\tuU, un\tuU|registrado\tversion. del\tvota con\txI - xI\txI. los\txI. xT\txT dni\txT gT\txi.|reserva\ty aT\ty otro\ty", de\ty, nadie\ty, otra\ty, quiero\ty, tiene\tya tuvo
13\t10\ta  9lo\ta, fin\taT "nT\taU, aU\tal, final\tbT dni\tbaja la\tbanco: municipal\tcuit, el\tda silva\tde rrhh\tde soltera\tde", apellido\tde, y\tdebe traer\tdel carmen\tdesde, el\tdomicilio, de\tel, gerente\tel, hermano\tella. lo\ten, una\tes pariente\tes? la\tesposa 89del\texpresa que\tfigura ese\thizo todo\thoy. presente\tii.|relato\tjueza.|el\tkiosquero, de\tlT dni\tlU dni\tla, heredera\tla, secretaria\tla, verdad\tla. demandada\tle vendio\tle: escribe\tlegajo. intimole\tllego en\tlo, puso\tmanda nota\tmat \tme ha\tme paso\tme, dio\tmi senora\tnT cuit\tnT vecina\tnT xU\tni enterado\tno formula\tno niega\tno pasa\tno, te\tno: es\tnota.|a\tperito. dra\tpor, derecho\tporque fue\tpregunta si\tque, viene\trubro|hijos\ts danos\ts ejecucion\tse niega\tse opone\tse quedo\tse volvio\tse.|cae\tse.|fija\tsiempre andaba\tsu. legajo\tt, f\ttomo, folio\ttrabajaba en\tuI ejecucion\tuI. xT\tuT - nT\tuT abierto\tuT mat\tuT residente\tuT xI\tuU alimentos\tuU. notificados\tuU|encargado\tun. hermano\tva a\tvial xI\tvio la\txI.|a\txT mat\txT mp\txT xI\ty escucho\ty metio\ty si\ty srta\ty", en\ty, dice\ty; el\tya hablo
13\t11\tc. xI\tcosecha|registrado\tel; preceptor\testa de\thc", lo\tla, ninera\tla.|aseguradora\tle tiro\tlo: de\tmatricula, \tmatricula, xI\tnU xI\tni de\tno atiende\tno va\tparaguayo, dni\tpaz de\tpor, los\tresponde que\ts alimentos\tse equivoco\tse presento\tse. anoto\ttodavia no\tuI nT\tuI.anos\tuT dni\tuT oT\tuU c\tuU, nacido\tvive en\txI., s\txI.e\ty o\ty, recibos
13\t12\tcuit, titular\tel, hijo\tgU dni\tla, de\tme empujo\tme. dieron\tsola presidente\tsu, companero\ttT xI\ttengo, anos\tuI. \tuI.en\tuI.xI\ty, por
13\t13\tel, escribano\tnT matricula\tnT xI\tuI danos\tuI. uT\txI., uI\txI.de
13\t14\tse nego
13\t16\tno" es
14\t-14\tgTsan \tnluna 
14\t-13\txIdni|\txUal 
14\t-12\taluna \tbTen \tbTentre \tnTy "\ttTla \ttUel \txTdel 
14\t-11\talsin \tlTe \ttTel \tuTpresidente: \txIante 
14\t-10\taTsanta \talun \tbUal \tbUlas \tblal \tflla \tglcargando \tlTen \tnThospital \ttTesta \ttUla \tuTen \tuTgrupo "\tuTh. \txUdel \txldel 
14\t-9\taUsin \taUun \talse \tbUel \tbUen \tbUentre \tcUpresenta \tgTfiscal \tllse \tnTen \tuTy "\tulabuela|\txIuT|\txThospital 
14\t-8\tbTen "\tbldos \tcTsan \tcUante \tcUmedico \tuIautos \tuTnada. \txIuT (\txlpor \txlun 
14\t-7\taTen \taUdoctora \tblaT \tblcolor \tblmi \tcTen \tcUmi, \tcUson \tgTbarrial \tnTjuez \tnUuna \tnlla \ttTuT. \tuIresuelvo: \tuTbanco \tuUdos \tuUgrupo \tuUhace \tuUquien \tulex \tulfer \tulningun \tulotra \tulx \txTen "
14\t-6\tbUmi \tblel \tcTdoctora \tcUagente \tcUlesiones \tcUmercado \ttUen \tuIo \tuTensenan \tuUdeja \tuUlas \tuUotra \tuUpresidente: \tulella \tullas \tulyo \txUse 
14\t-5\tbUun \tbles \tcUdos \tcUella \tcUlas \tcUporque \tcUsegun \tcUsegundo \tcUsin \tnUhospital \tuTeU: \tuTfiat \tuTmi: \tuUcuatro \tuldos \tulhace \tullo \tuloT \tulquien \txTtelefono 
14\t-4\tblle \tblun \tcUdejo \tcUesta \tcUhace \tcUmi \tcUotra \tcUpide \tcUtu \tlTsan \tllen \tnTen "\tnUuU "\toUcon \tuIcivil \tuIexpte. \tuItrabajo \tuUcuidado \tuUinforme \tuUmi \tuUpidio \tulcuatro \tuldel \tullos \tulotro \tulsin \tultenia \tulvisita \txlse 
14\t-3\tblen \tblsu \tcUcomo \tcUcuando \tcUla \tcUlo \tcUquien \tcUtiene \tgTdoctora \tuIdijo:|\tuUcarta \tuUle \tuUme \tuUse \tulal \tulestaba \tulfue \tulgT \tulla \tulle \tulmi \tulpide \tultiene 
14\t-2\tcTgT. \tcTnT.|\tcTnU: \tcUel \tcUmis \tglsan \tlTbuenos \toUla \toUlos \tuIcredito \tuIdigo:|\tuIfamilia \tuUlo \tuUno \tuUsu \tuUun \tuldebe \tulesta \tulhay \tulme \tulnT \tulno \tulnos \tulte \txlle 
14\t-1\tcUestaba \tcUnombre \tgUsan \tuldeja \tulgT, \tulnT, \tulse \tultres 
14\t1\tgThermana \tgThijo \thTcon \tuTllama 
14\t2\tbTsra. \tgTaT \tgThija \tgTnT. \tgTque \tgUgU \thTde \tnTaT \tnTlos \tnUsenor \tnUuU \tnUuU. \tuTlic. \tuTsra. \txIa. \txUdefensa 
14\t3\tgTesc. \tgTestaba \tgTfT \tgTgT. \tgTuT: \tgUa \thTgT \tlUgU \tnTtestigo \tnTuI. \tnTxI. \tnUdr. \tnUgT \tnUxU \tuTdice \tuTprof. \tuTyo, \tuUautos "\tuUhermana \tuUlU \tuUrosa \tuUsenor \tulhermana \txUsenor \txUuI. 
14\t4\taTlic. \taTuT, \taUgU \taUimputado \taUnU, \tbTaT \tbTsenora \tbUlU \tcTgT \tcTsra. \tcTy \tcUmaria \tgTa \tgTcon \tgTes \tgTnT \tgTpara \tgTsenora \tgUcon \tgUde \tgUhija \tgla \tglque \tgly \tlUuU \tnUhU \tnUuI. \tnUxI. \tnldefensa \ttTuT \ttUgU \tuTaT \tuTcon \tuThT \tuThijo, \tuTnT \tuTsenor \tuTtio \tuTuU, \tuTxI. \tuUfU \tuUhija \tuUllamo \tuUyo, \txIxI. \txTcon \txTlic. \txUaU \txUlU \txUperita \txUxI. 
14\t5\taTaT \taTsr. \taTxI. \taUbU \taUsenora \taUsr. \taUuU, \tbUfU \tbUnU \tcTuT \tgTcuando \tgTesta \tgTla \tgTlic. \tgTpor \tgTuU, \tgTxT \tgTxU, \tgUbU \tgUnU \tgUpadre \tgUsenor \tgles \thTque \tlTgT \tlTuT \tnTe. \tnTlo \tnTperito \tnTsenor \tnUdefensa \tnldr \tnldr. \ttTaT \ttTdon \tuTa \tuTdicen \tuTfirma: \tuTfue \tuThijo \tuTpara \tuTporque \tuTque \tuUcontra \tuUdicen \tuUentre \tuUhijo, \tuUmaria \tuUmarido, \tuUpaz \tuUporque \tuUsala \tulbrian \tulcruz \tuldona \txIdr. \txIgU \txTsenor \txTxI. \txUa 
14\t6\taTel \taUnU \taUque \taUy \talda \talluz \tbTla \tbTque \tbUaU \tbUbU \tbldr. \tcTcon \tgTaT, \tgTbT \tgTdel \tgTgT, \tgTnU, \tgTo \tgTtT, \tgTtestigo: \tgTuT. \tgUdel \tgUes \tgUla \tgUsi \tgUsr. \tgUuU. \tgUxU \tglcon \tglpor \tlTaT \tlUaU \tnTa \tnUtestigo \ttUlU \tuIdice "\tuTagente \tuTdice "\tuTentre \tuTgordo \tuThija \tuTlU, \tuUcarlos \tuUgracias \tuUitati \tuUmujer, \tuldicen \tuldr \tuldr. \tulignacio \tulruben \tulsoledad \tulsr. \tulsra. \tultal \txIa.\txIfirman \txTuI. \txUes 
14\t7\taTa \taTda \taTpor \taTuI. \taUaU \tbTdr. \tbThT \tbUxI. \tcTda \tcTsr. \tgTactora \tgTagente \tgTing. \tgTsoy \tgTsra. \tgTtestigo \tgUpor \tgUque \tgldel \tglsoy \tlTy \tlUbU \tlUfU \tlUjuan \tlUsenora \tlUxI. \tnTda \tnTes \tnTfamilia \tnThT \tnTpara \tnTsi \tnUoU \tnlde \tnles \tnlsenor \ttUimputado \ttUuU \ttUxU \tuIa.\tuIaT \tuTcr. \tuTe \tuThermano \tuTlo \tuTnU, \tuTo \tuTser \tuTvino \tuUdestinatario: \tuUdi \tuUdo \tuUgomez \tuUhija, \tuUllama \tuUnacio \tuUpadre, \tulnahuel \tulsenor \tulsenora \tulsra \txIoU \txTaT \txTes 
14\t8\taTpero \talsenora \tbTuI. \tbTxI. \tbUsenor \tcTtestigo \tcUsra. \tgTcomo \tgTpadre \tgTsi \tgTsr. \tlTes \tlUuI. \tnTdice "\tnTdr. \tnUeU \tnUes \tnlpor \tnlsoledad \tnltestigo \ttTdoctora \ttTsenora \ttUdon \ttUxI. \tuIa \tuImi: \tuInT \tuTcomo "\tuTfamilia \tuTlos \tuTpaz \tuUalias "\tuUatiende \tuUmadre, \tuUpilar \tula. \tulb. \tulc. \tuldra \tulelias \tuln. \tultio \txIgT \txIuT \txThijo \txTlos \txUdi \txUvon \txltestigo 
14\t9\taTcon \taTque \taUcon \talana \tbTa. \tbTtestigo \tbTy \tbUdr. \tcTsenor \tfTy \tgThT \tlUy \tnTque \tnUa \tnlfamilia \ttUaU \ttUtestigo \tuIsenor \tuTda \tuTeT \tuTpor \tuTsi \tuUgodoy \tulcarolina \tulmatias \tult. \txIaU \txIpor \txTdi \txTo \txUcon \txlsenor 
14\t10\tbUcon \tcTaT \tcTes \tfTque \tgTentre \tlUsr. \tllcon \tnUlos \tnla \ttTque \ttUque \tuIdr. \tuTpadre \tuTsoy \tuUleo \tuUtio \tulbenitez \tuldoctora \tulgracias \txla 
14\t11\tala \tbTcon \tbTdel \tbTsenor \tbUque \tgTprof. \tlTcon \tlUcon \tnUda \tuTera \tuUagente \tuldon \txIcomo \txIque 
14\t12\talsoy \tbUtestigo \tblsenor \tgTsenor \tnUque \tnlcon \tnlque \ttTy \tuTdecia "\txIaT \txIde \txImenor \txIoT 
14\t13\taTy \taly \tbTlos \tblcon \tbltestigo \tcTque \tlTque \tlUdos \tllque \tuTes \txIy 
14\t14\taTdos \taUdos \tblque \tnlda 
14\t15\taldos \tlTdos \tlUque 
14\t16\tuIe.
15\t-14\tnTy" 
15\t-13\tuTdra: 
15\t-11\ttTa \tuIla. \txIdefensa.|
15\t-10\tuTdominio, \tulcabrera \txIincapacidad. 
15\t-9\tlTc \tnTsobre 
15\t-8\tblni \tcTbajo \tlTtercero \tnTfallos (\tuTcopia \tuTun 
15\t-7\tcUud \tlTcon, \tnTjueza - \tnTjueza, \tnTmadrid \tuTjuez, \tuTsobre \tuUdoctor: 
15\t-6\taTde, 9\tcTlo \ttUpor \tuTpor. 
15\t-5\tnTsecretario, \toTde \ttTii \tuTal \tuTfallos" (\tuUal \tulal \tulella. \tulmas 
15\t-4\talel \tblcon \tcTel \tcUcomo \tcUdra.|\tcUun \tlTa, \tnUel: ¿\tuIdigo. \tuUmeses \tula \tulaT. \tuldesde \tulsu \tuluna 
15\t-3\tcTa \tcTun \tcUa \tcUal \tcUcuando \tcUdesde \tcUel \tcUme. \tcUno, \tcUpero \tcUpero, \tcUsi \tcUuna \tllen \tuUart (\tulaT \tulcuando \tulgT. \tulle. \tulnT. \tulnU|\tulquien \tulsin \tuluT. \tuluU|\tulxT. 
15\t-2\tcTcon \tcTgT: \tcUcon \tcUen \tcUlos \tcUmi \tcUpara \tcUque \tcUse. \tcUsu \toUen \tuTnacional \tulcon \tulde \tulel \tulgT \tulhT. \tulnT \tuluI. \tuluT 
15\t-1\tcTque \tcUel. \tcUel.|\tcUmas \tcUpor \tuInU/ \tuUdomicilio \tulpor \tulrota 
15\t1\tbUdni, \tgTel. \tgTse \tglse \thUnU \tnTdni, \tnTle \tuTdesde, 
15\t2\taTgT \taTtT \tgTes \tgTno \tgTque. \tglla \tglque \tgly \tgly, \thTy \tnTxI, \tnUes \tnUpor \tnUsenor: \tnUuT: \tnUxI, \tnlse \tuTabogado, \tuTle \tuUdni \txUxU|
15\t3\taTno \taTuT \tgTa \tgTaT \tgTdni, \tgTlo \tgTy \tgUaU \tgUdel \tgUno \tgUy \tgUy, \tglle \tglno \thTnT \tnTque \tnTquien, \tnTuI, \tnUgT, \tnUno \tnUno, \tnUsi: \tnUuU. \tnUyo: \tnlle \tuTaT \tuUcalle \tuUdni (\tuUme \tuUpropone \tuUuI (\tuUy: \txIa. \txUnU 
15\t4\taTaT \taTbT \taTxI \taTxT \taUaU \taUbU \talcasa \talque \tbTgT, \tgTdel \tgTen, \tgUes \tgllo \tnTfue \tnTpara \tnTpor, \tnTque, \tnUalias, \tnUdni, \tnldoctora: \tnlpor \tuTbT \tuTfirmo \tuTmat, \tuTme \tuTofrece \tuTuU|\tuTxI \tuTxI, \tuUreales \tulparedes \txTdni, \txUgU \txUxI, 
15\t5\taTgT, \taTuT, \taUno \taUque, \taUxI \talque, \tbUse \tcTxI, \tgTcon, \tgTen \tgTnU \tgTxI \tgUdni, \tgUle \tgUxI \thTbT \thTgT \tlUme \tnTgT. \tnTlegajo, \tnTnT. \tnTuT. \tnUesta \tnUgU \tnlel. \tnlgT|\ttTgT \ttTxI, \tuIuU. \tuTdni, \tuTfT \tuTpide \tuTsu, \tuTuI, \tuTuT; \tuUen: \tuUgT, \tuUhay: \tuUme: \tuUmercado \tuUmi, \tuUmi: \tuUno: \tuUyo: \tultiene \txIuT. \txTmat, \txTme \txTque. \txTxI, \txUme 
15\t6\taTla \tbTdni, \tbUaU \tbUal \teTy \tgThT \tglq \tgltiene \tnTal, \tnTde, \tnTel. \tnTgT \tnTnT, \tnTtestigo.|\tnTxI (\tnTxU|\tnUque, \tnlcon \ttTno \ttUgU \ttUgU, \tuIasiste. \tuIpidio. \tuIuT. \tuTaT, \tuTal, \tuTdice, \tuTdni|\tuTdra.|\tuTxI (\tuUcuil|\tuUdni - \tuUdni, \tuUfrias \tuUgomez \tuUpidio \tuUtenia \tuUuT, \tulno: \tulyo: \txThT \txTno, \txUpor, \txUquien, 
15\t7\taTde, \tfTgT \tgTpero, \tgUtiene \tgls \tlTes \tlTgT \tlTno \tlUdni, \tnTa \tnTdel, \tnTme \tnTno, \tnTse.|\tnlno, \tnlse. \tnlyo: \tuIbU. \tuIlU. \tuInU. \tuIxI. \tuTdel, \tuTfue \tuTnU \tuTsegun, \tuUalias, \tuUdesde, \tuUle \tuUluna \tuUnacio \tuUpresenta \tulbengolea \tulcruz \tulines \txIbU. \txIde. \txIxI. \txIy.\txTfue \txTla. \txUesta 
15\t8\tallo \tbTen \tbTen, \tbTgT \tbTque, \tcUagrega \tlUla \tnTmi. \tnTpero, \tnTpor \tnTy; \tnUa \ttUaU, \ttUy, \tuIlT. \tuIxU. \tuTcarta.|\tuTfranco \tuTno, \tuToT.|\tuTvio \tuTya, \tuUabonara \tuUfirma \tuUlloraba \tuUpide \tuUtitular, \tulme \tulperalta \txIa.\txIde., \txIxU. \txTel. \txTpor, \txUdice \txUtiene 
15\t9\taTdni, \talle \taltiene \tbTes \tcTque, \tlTme \tllno \tnUse. \ttTdni, \tuIaT. \tuIanos. 9\tuIbT. \tuIde., \tuIdra.|\tuTtitular, \tuUaclara \tuUc \tuUllora \tuUmanifiesta \tuUofrece \tuUtiene \tulclara \tulojeda \txIaT. \txInU. \txItiene. \txIy. \txTgT \txTquien, 
15\t10\tbTel, \tbTse \tcTes \tlTdni, \tnTque. \tnTse. \tnlme, \toTxI \ttTgT, \tuIen. \tuTeT \tuTes \tuTs \tulbelen 
15\t11\tbTde, \tlTque, \tlUno \tlUque, \tnTmatricula, \tuIa., \tuIxT. \tulbeatriz \txIbT. \txIdel. \txIdr.|\txldice 
15\t12\talno \tuInT. \txInT. \txIxT. 
15\t13\tuIa. 
15\t14\txIs. 
15\t15\tuIo. 
16\t-13\tsosT
16\t-12\tltoT\tneaT\treoT\tteaU
16\t-11\tcoaU\tertT\tptoU
16\t-10\taseT\tasiU\thatU\tideT\tnaT\tnacT\todoU\tosiT\trolT
16\t-9\tajeU\tbonU\tbonl\tcoaT\tertU\tgooT\tgueT\thatT\tjalU\tjerT\tlezT\tlvoT\tnalT\tnseT\tockT\tondT\tperT\tzosU
16\t-8\taciT\tbasU\tctoT\teosU\thasU\tjall\tlezU\tltoU\todoT\tpleU\tplel\trill\tschT\tsisT\tsisU\tsosU\tujaT\tuyaU\tvarU
16\t-7\tabiT\tachT\tajeT\tajel\taseU\tasoT\tbolU\tcteU\tdarU\tdasl\teerT\tejeU\thasl\tibaU\tjarU\tleel\tmioU\tnaU\tneaU\tnusT\toceT\tpceU\tperU\tpieU\trarl\trieU\ttadl\ttarl\tuceT\tuiaT\tuiaU\tuyoU
16\t-6\taciU\tayU\tazoU\tbesl\tcaU\tcall\tdarl\tdasU\tdirU\tdomT\tdomU\tdosl\tearl\teceU\tesol\tfeyT\tfill\thtaU\tijeT\tinsT\tipoU\tisol\tizoU\tnacU\tnacl\tnenU\tnotT\tpteT\traeT\trbal\treU\treoU\trleU\trolU\trseU\tsisl\tsosl\ttadU\ttaml\ttarU\ttirl\tujaU\tzull
16\t-5\taasU\tcenU\tcroU\tctoU\tctol\tdosT\tdosU\teasU\teosl\thsU\thtpU\tienT\tiezU\tiezl\tisoT\tisoU\tjesU\tlvoU\tlvol\tmesU\tmiol\tptol\trarU\trbaU\trlel\trrU\trsel\trxT\ttall\ttioT\tzosl
16\t-4\tachU\tasel\tbasl\tbirU\tbirl\tbleU\tbraU\tbral\tcesl\tejaU\tguel\tgunU\tienU\tijeU\tipol\tivoU\tjesl\tlirU\tnalU\tneal\tnenl\tnusl\tponU\tptaU\trhhU\trmnU\troll\ttalU\ttclU\tujol\tuyal\tvarl
16\t-3\tajaU\tajal\tardT\tasoU\tazoT\tbreU\tbrel\tcesU\tdasT\tdieU\tezaU\tezal\tfcU\tgueU\tgunl\tizol\tjarl\tltol\tmial\tnall\tnhoU\tnusU\traeU\tsorU\ttaU\ttiol\ttmbl\tuvoU\tyorU
16\t-2\tcalU\tcerl\tdocl\tdoml\tecel\tfeU\tideU\tmesT\tpiel\tpreU\tveU\tvoyU\tzcol
16\t-1\tcdU\tijoU\tiorU\tipU\tmnal\trasl\trgoU\tvaU
16\t1\tccoT\tgelT
16\t2\theoT\tjI\tnanT\tnoeT\tolal\tomiT\trinT\trtoT\tsmaT\tssiT\tuinl\tzukT
16\t3\taroT\taulT\tbelT\tbioT\tchiU\tgayT\thanl\thenT\tjanT\tlbaT\tldaT\tldal\tldoT\tncoT\tncyT\tnduU\tnoel\togaT\tohaU\tohal\tpanT\tpazU\trryT\tttaT\tuanU\tunaT\tvinT\tyenl
16\t4\taezl\tamiT\taneT\tanyT\taruT\tbayU\tbell\tbenT\tcayl\tdeoT\tdroT\telyU\tergT\tfinT\tgell\tgusT\tjazT\tlayl\tlceT\tlimT\tllyU\tllyl\tluzT\tmerT\tndtU\tnioT\tozal\tpanU\tpaoU\tposT\tposU\trezU\trlaT\trneT\trraT\trzoT\tsusU\ttezT\tuelU\tueoT\tyraT\tzoeT\tzunT
16\t5\takiT\taril\tatoT\tbanT\tbayl\tdeeT\tdeel\tdesT\tdrol\telyl\temiU\tfanU\tfanl\tferl\tgelU\thezl\thukU\titaT\tjasT\tjazU\tlayU\tlbaU\tlbal\tldaU\tmaU\tmerl\tminl\tncyU\tncyl\tnonU\tnzoU\toffU\tohaT\tozoT\tppeT\traiU\trazT\trelT\trilT\trizT\trmaT\trniT\truzU\truzl\tsolT\tsolU\ttezl\ttinT\ttinU\tuell\tuerU\tughU\tuizT\tuizl\turgT\tvinU\twuT\twuU\tzueU\tzukl
16\t6\tabyT\taezU\tarkT\taruU\taulU\taull\taumU\tavoT\tavol\tbadU\tbelU\tbiaT\tcayT\tdalU\tdysl\teliU\tenaT\tgayU\thamU\thanU\thayT\thulU\tianT\tilaT\tiszl\titul\tlaoT\tlceU\tldel\tlfiT\tlimU\tllel\tlmaT\tlmoT\tlouT\tmill\tmirT\tmmaT\tmonl\tnchT\tnchU\tnoeU\tnorT\tnorU\tomiU\toriT\tpurT\tpurU\trceT\trcoT\trriT\trtsT\ttezU\tucoT\tulaT\tuliT\tunaU\tvanT\tvesT\tvinl\tyesU\tyesl\tzI\tzanT\tzoeU\tzoel\tzukU\tzunU\tzykU
16\t7\taabU\tabyU\takiU\tarkU\tarkl\tarul\tasyT\tasyU\tbalT\tberl\tcayU\tceaT\tckyU\tdeeU\tdril\tdysT\telyT\tergU\tfinl\tggiU\thenU\thezU\thoT\thoiU\ticzT\tiloT\tiopU\tiozU\tkimT\tkimU\tkiml\tlseU\tluU\tlynT\tmaT\tmeiT\tmezT\tmezl\tminT\tminU\tmonU\tnatU\tnduT\tngaT\tnikT\tnkal\tntiT\tolaT\toreT\toriU\tpaol\trezl\trisT\trkoT\trneU\tseol\tserT\tshiU\tsinU\tspeU\tsusT\ttayT\tttaU\tttoT\tucal\tufoU\tughT\tuizU\tukyT\tupeT\turiT\tushU\txisl\tylaT\tyraU\tyral\tzuel
16\t8\taabl\tabyl\tadeT\tairT\tanyU\tatiT\tavoU\taxil\tbadT\tbdoU\tbudT\tcaoT\tcaoU\tdall\tddyU\tdibT\tdriU\tecaT\tedel\teliT\telil\tfinU\tfreT\tgusU\theol\therT\therU\thezT\thirl\thoaU\ticzU\tiozT\tiukT\tiukU\tkisT\tlaoU\tlefl\tlenT\tlfiU\tlynU\tmilT\tmonT\tnatT\tnezU\tnezl\tnikl\tnizl\tnzoT\toleU\tomil\toonT\topaT\tppeU\tratU\trazU\trbel\trcoU\trkoU\troaU\trtiT\trukT\truzT\tspel\tsueU\tttal\turiU\tusiU\tusil\tvdaU\tvezl\tyanT\tyesT
16\t9\tadeU\taesT\tbarT\tberT\tckyl\tdriT\tebaT\teinl\tengT\terzT\teval\tfeiU\tfreU\tgraT\tgusl\thanT\theoU\therl\thesT\tiazU\tikoU\tikol\tissT\tjaeU\tjinT\tjinl\tjral\tlafU\tlanl\tldiU\tldil\tlmuU\tluT\tmolT\tngeT\tngel\tnikU\tnisT\toell\toleT\tpaoT\tparT\tpioT\tppel\tratT\troal\trozU\tucaU\tulil\tvezT\txisT\tyunU\tzioT
16\t10\t-hoU\tapoT\tatiU\tayel\tdysU\teloT\tgral\tlisT\tlisU\tnizU\toelU\tolel\toliT\tpanl\trcel\trgeU\trnaT\tseoU\tthaT\tvdal\tvicU\twinT\twinU
16\t11\tadel\tayeU\tberU\tconT\tistT\tlafl\tldiT\tmoaT\tnsoT\toffl\toonl\toril\tquiT\troaT\tstiT\tstiU\tstil\tthaU\tucaT\tuliU\tusoT\twenU
16\t12\tangl\tchiT\tesiU\tesil\tfrel\thirU\tjaeT\tlefU\tmezU\tngeU\turil\twenT\twenl
16\t13\tangU\tjinU\toelT\toonU\tudoT\tvicT
16\t15\tangT\tlefT
17\t-14\thhuU
17\t-13\tcgxU\tegxT\togxU
17\t-12\tcixT\tctxU\tilcT\tocuU\totxT
17\t-11\tdaal\tdnuU\tecuU\togxl\totxU
17\t-10\taauU\tapxU\tegxU\thhul\tilcU\tleoT\tnatT\tofxT\tpsuU\tvecT
17\t-9\tecuT\tercT\tiabU\tlafT\ttoel\tuhuU\tyacU\tyoal
17\t-8\tbalU\tcixU\tgocT\tiaoT\tiecT\tnatU\tshuT\tsocT
17\t-7\tbecU\tctxT\thecU\tnaoU\tnifl\tooul\ttacT\ttecT\tuacU\tuecU
17\t-6\tadcT\tapxl\tball\teaal\tegxl\tgocU\tidcT\tmgxU\toncT\torcU\trruU\tvecU\tvell
17\t-5\tadcU\talcU\tbocU\tctxl\tdacT\thocU\tiecU\tjaul\tocul\totxl\trecT\trecU\trxuT\tteoU\tuecT\tyoaU
17\t-4\tcluU\tercU\tgacT\tgobU\thhcU\tieul\tjocU\tmnuU\tsocU\ttecU\tuseT\tusel\tvacU
17\t-3\tdecU\tfcuU\tgacU\thacU\thicU\tiocU\tircU\tjacU\tlacU\tlocU\tmbxl\tnobl\torcT\tpacU\trdxT\trocU\ttocU\ttooU\ttpxU\tuscU\tuseU
17\t-2\tcacU\teztU\tfelU\tiaoU\tmocT\tmocU\tntxl\toncU\tracU\ttacU\tvocU
17\t-1\tcdxU
17\t1\tangT\tiogT\tizxT\tnagT
17\t2\tangl\tannT\tasgT\tasnT\teohT\teoxU\tesnT\tjuI\tnoxT\tonhT\triuU\tsaaT\tticU\tuebU\tuzbU
17\t3\tadxT\tasgl\taztU\tbagT\tcagT\tezbT\thigT\tilgT\timxT\tincT\tiogl\tjonT\tlanT\tnaaT\tnanT\tnigT\toeal\tolgT\tonaU\traaT\trinl\tticT
17\t4\taiuU\tangU\tarnl\tayuT\tazuT\tdanT\tdenU\telgT\teraT\tesbT\tghuU\tiagl\tinlT\tizgU\tlobU\tmaaT\tnogl\toeuT\tosnT\tpeuT\tragl\traxU\trinU\ttagU\tuluU\tuzbT\tuzlU\tzanT
17\t5\tamhT\tamhU\tannU\tannl\tanxU\targl\tarnU\tauuT\tazuU\tcobT\tdanl\tdebl\tdixl\teluT\telul\tezll\tfogT\tgohT\thaaT\thiuT\thogT\tiaaU\tiahl\tianl\tiogU\tirgT\tisgl\tlanU\tlelU\tlygT\tmigT\toeul\tosbT\tpegT\tpenT\tragU\tranU\tregl\trenT\trgnT\truuU\tsanT\tsiuU\tsoxU\ttanT\ttegl\ttenU\ttenl\ttogU\tulnT\tusgT\tuzaT\twuxT
17\t6\talgT\targU\tbaaT\tbanU\tbyuU\tcagl\tcalU\tcenU\tcyuU\tdoal\tdobT\tdyuU\teexT\teexU\teluU\tenxT\teogl\teonT\teonU\tezbU\tezeT\tgagU\tgoaT\thinU\thoaT\thogU\tiahT\tianU\timaT\timxl\tinbT\tinnl\tionl\tiznU\tliul\tlixl\tlyuU\tnogU\tnonT\tnonl\toeaT\tonnl\tosaU\tosbU\trknT\tsauT\tsiul\tsygT\ttegT\ttegU\ttixU\ttoxT\ttzxU\tuinU\tuixT\tunnT\tuzlT\txiuU\tzogT\tzonT\tzouT\tzuI
17\t7\talbU\tarxT\tasfT\tasnl\tbyul\tcagU\tdoaT\tdtxT\teonl\teoxT\tesnU\tezel\tgotT\tgoxU\theaU\tiatT\timgT\tinbU\tinxU\tionU\tjebT\tkaul\tkiuT\tkiuU\tkoxU\tlanl\tletT\tlixU\tmiuU\tmonT\toauU\tonnU\torlU\touxU\tpabT\trkxl\tsaal\tsonU\ttanU\ttiul\ttixl\tuzll\tveuT\tvobT\twuxU\tzagT\tzogU
17\t8\tadnU\tasfU\tasnU\taynT\tayuU\taznT\tbanl\tcalT\tdoxT\telnT\telnU\tesnl\tgogT\tgohU\tgonT\tgonl\thuuT\thuuU\tiahU\tikxT\tinbl\tinfl\tinnT\tkoxT\tldxT\tliuU\tlolU\tluuT\tlyul\tnanU\tnanl\tnonU\tnyuU\toslT\tregT\tregU\tronU\truul\tsenl\ttelT\ttigl\ttsnT\ttugU\ttzxT\tuebT\tynxU\tyobT\tzinT\tzonl
17\t9\tamxT\taonT\taoxT\taoxU\tarbU\tarxU\tauul\tbegT\tcanU\tcanl\tcinT\tdanU\tdebU\tekxl\terxl\tgonU\theaT\tibxT\tikxl\tkyxT\tlegT\tlenU\tlobT\tloll\tmabT\tolcT\touxT\tpanT\trkxU\tsonl\ttanl\ttonl\ttygT\ttyuT\tuixU\tukxU\tynxT\tzeuT\tzoxU
17\t10\tanlT\tanlU\taouU\taseT\taseU\taynU\tekxT\tekxU\thoaU\tigxl\tikxU\tiruT\tlaaU\tlebU\tloaT\tlolT\tmiuT\tmiul\tnnxT\torlT\tosll\trkxT\trotT\ttoxl\tuknT\tykxU\tzatT
17\t11\tadaU\tadnl\taoul\tauuU\tgeuT\thaaU\theal\thinl\thiuU\tiltT\tjiuU\tjonU\tloaU\tloal\tlyuT\tnoaT\toslU\trobT\tsixT\tsixl\ttaxT\ttotT\tyauT\tzeuU\tzoxT
17\t12\taiuT\tasel\tfiuT\tjiuT\tosbl\tteal\ttoxU\tuenU
17\t13\thiul\tlaal\tnyuT\toaul\tosfU\tteaT\tteaU\ttyul\tuluT
17\t14\tadaT\tayul\tcanT\tdebT\tdoaU\ttelU\ttell\tukxT\tumxT
17\t15\ttotU\tukxl
17\t16\ttyuU
18\t-16\tmotT
18\t-15\tadmT\tbanT\tdepT\tvisT
18\t-14\tdocT
18\t-13\tdecT\tenrT\thisT\tlabT\topeT\trefT\trepT\ttreT
18\t-12\tackT\taudT\tdevT\tecoU\tenfT\tetiU\tfijT\tjujT\tpadT\tpapT\tsigT\ttacU\twinT
18\t-11\tackU\taclT\tautT\tcaiT\tcomT\tdifT\tdisT\tecoT\tenrU\tentT\tetiT\textl\tfinT\thogT\tlapT\tmutU\tnomT\tspiT\tsucU\ttemT\turgl\tvigl
18\t-10\tactT\taluU\tasiT\tbolU\tcaeU\tcitT\tdigT\tdirT\tficT\tfotT\tgesT\tgurU\thomT\tjamU\tlluT\tnaT\torgU\tpeoT\tsecT\tsetU\tsurT\tteiT\ttemU\ttilT\turgU\tutiU\tvieT\tvigU
18\t-9\taboU\taudU\tbanU\tbanl\tcaiU\tcajU\tcedU\tcerT\tcodU\tcuaT\tdesT\tdeuT\tdocU\tdueU\tedaT\tenfU\tensU\texaU\texnT\tfanU\tfumU\thabT\tinfU\tintT\tizql\tkemT\tlumU\tmueU\tmurT\tnueU\tofrl\toidU\toncU\trecT\trefU\trelT\tsinT\tsinU\ttipT\ttodU\tvinU
18\t-8\taccU\tacrU\tactU\tadjU\tafeU\tafiU\tateT\taudl\tauxU\taveT\tbisU\tcauT\tcedl\tcerU\tciuU\tdejT\tdifl\tdisl\tecol\tenfl\tequT\texpT\textU\tfamU\tficU\tfinU\tgesU\thabU\thabl\thisU\thogU\timeU\tindT\tjuiT\tkinT\tkioU\tlocU\tluml\tmesl\tmidU\tmouT\tnovl\toblU\tobsT\tomiU\topeU\toxil\tpapl\tpeoU\tpidU\trevl\tsubT\tsucT\tsufU\tvamU\tvisU\tvotU
18\t-7\tacrl\tadhT\talqU\tambl\tatlT\tautU\tbajl\tbieT\tbinT\tboll\tcajl\tcauU\tcoiU\tcooT\tcuiU\tdejl\tdepU\tdepl\tdigU\tdijT\tdilU\tdirU\tdisU\tdosU\tejel\tenoU\tenol\tevil\texhU\tfaml\tfilU\tfirT\tfirU\tfisU\tgesl\thurT\tileU\tincl\tinfT\tizqU\tjubU\tjugU\tjuiU\tjunU\tjurU\tladU\tletT\tmadT\tmotU\tmotl\tmuel\tnaU\tneeT\tnomU\tnumU\tobjU\tocul\tomil\topiU\totol\toxiU\tpadU\tpadl\tpapU\tpodU\tpreT\tproT\tpunU\tpunl\tregU\trelU\trell\trepU\trevU\trorT\tsecU\tsitl\tspiU\tsubU\tsupT\tsupU\ttacl\ttaqU\tteml\ttenU\ttibU\ttraT\tultT\tutil\tvirl\tvivT\tvivl\tvuel
18\t-6\tabuU\tabul\taclU\taddU\tadmU\tadvU\tafuU\tagaU\tagal\tahoU\tanel\tanol\tapel\taprU\tasoT\tayU\tcaU\tcail\tcerl\tcomU\tcuaU\tdecU\tdefl\tdesU\tdetU\tdeuU\tdevl\tdifU\tdocl\tediU\tejeU\tembl\tempU\tentl\tenvT\teviU\tevoU\texpU\texpl\tfeyT\tfijl\tfirl\tfotl\tfugU\thacU\timel\timpl\tinfl\tjugl\tllel\tmedT\tmesU\tmetU\tmetl\tmieU\tnegl\tnocU\tnovU\tobjl\tofiU\topel\tpidT\tploU\tpobU\tpobl\tprel\tpsiT\tpsil\tpteT\tradU\tratU\treU\tredU\trefl\trepl\tseiU\tsesU\tsigl\tsitU\tsobU\tsumU\tsupl\ttaxl\ttecT\ttenl\ttral\tufiU\tultU\tultl\tunoU\tusoU\tveil\tvivU\tvueU
18\t-5\taasU\tacaT\tadjl\tafel\tafil\tageU\tagrT\tagrU\talgU\taltU\talul\tanoU\tapeU\tapol\tarmT\tateU\tatel\taugT\tautl\tauxl\tbajU\tbieU\tbuel\tcieU\tciel\tcitU\tcoil\tcoml\tdatU\tdecl\tdefU\tdesl\tdevU\tdigl\tdill\tdirl\tdudU\templ\tenaU\tensl\tenvU\tepiU\tfijU\tfotU\tgurl\theml\thicU\thsU\thtaU\thtpU\tidel\tiguU\timpT\timpU\tincT\tincU\tintU\tintl\tjuel\tlleU\tlloU\tmaeU\tmosU\tmurU\tnool\tobsU\tochl\tojoU\topoU\tpeol\tpsiU\tpulU\tratl\trecU\trecl\tresU\tresl\tretl\trrU\trxT\tsacU\tsecl\tsigU\tsobl\tsubl\ttecU\ttiaU\ttieU\tvecU\tvesU\tvesl\tvinT\tvisl\tvolU\tvoll\tzanT
18\t-4\tacaU\taccl\tadhU\tagel\tapll\taprl\tatrU\tatrl\taviU\tavil\tcafT\tcreU\tcual\tcuil\tculU\tdijU\tdijl\tdoyU\tedaU\tedil\tentU\tespT\texal\texcU\texcl\tficl\tfill\tfinl\thisl\thomU\thoml\tideU\tindU\tingU\tinvU\tjajU\tjajl\tjueU\tjurl\tkiol\tmadU\tmieT\tmiel\tnenl\tnocT\tnotU\tocuU\tofrU\tpibl\tpreU\tprol\tqueU\tredl\tregl\trmnU\trorU\trrhU\tseil\tsesl\tsetl\tsinl\tsucl\tsueU\ttclU\ttipU\ttraU\tunoT\tvacl\tvayU\tvayl\tveiU\tvenU\tvieU\tvolT
18\t-3\tacll\tactl\tadel\tagrl\tahiU\taltl\tambU\taplU\tapoU\tasil\tcapl\tcitl\tcouU\tcrol\tcucU\tcuoU\tdejU\tdeul\tepil\tfcU\tharU\thirT\tinvl\tllaU\tmosl\tpodl\tproU\trazU\treeU\tsenl\ttaU\ttioU\ttipl\ttmbl\tusol\tvezU
18\t-2\taful\tairU\tasiU\tembU\tfeU\tladl\tmocl\tnuel\tpegU\tretU\ttreU\tveU\tviel\tvinl\tvioU\tvoyU
18\t-1\tairT\tcdU\tipU\tvaU
18\t1\tbecT\tezeT\tgriT\ttatU\twanU
18\t2\tdamT\tivaT\tjI\tkimT\tleoU\tlorl\tmabT\tnorT\tpinT\treyT\trioT\ttejT\tvahU
18\t3\tamal\tanaT\tdelT\telbT\tevaU\tfedU\tfloU\tiraT\tleol\tlisT\tmarU\tmaxl\tnoeU\tojeT\tpepU\tpetT\tponT\treil\tritT\trivU\trocT\troxU\tsciU\turil\tvicU\tzulT
18\t4\talbU\tancT\tartT\tbaeT\tberU\tbonT\tcabT\tcelT\tchoU\tdanU\tdylT\tetcT\teugT\tezeU\tfioT\tgimU\tglaT\tisml\tjosT\tjull\tkimU\tkliU\tkloT\tleaT\tleaU\tlucT\tluzT\tmaml\tmarT\tmicT\tnelT\toscU\tpabT\tpetl\tsarT\tscaT\tstrT\ttamU\ttinT\ttinU\tturT\tuliT\turdT\tvalT\tyapT\tzoeT
18\t5\taldU\tamaT\taurT\taurU\tavaT\tbedT\tburU\tbusT\tcufU\tcusU\tdaiT\tdomT\tdylU\telaT\telyU\telyl\temal\teull\tezcT\tezel\tfarT\tflol\tgaoT\tginT\tgueU\tgumT\tguzl\thayl\thuiT\tignU\timhU\tinaT\tiril\tismT\tivaU\tjazT\tjorT\tkiml\tkloU\tlauT\tledT\tlenT\tleoT\tlolT\tloul\tlucU\tmaU\tmabU\tmonT\tmoyU\tnayl\tnilT\tnoeT\toyaT\tpaeU\tpauT\tpazT\tramU\treiU\trioU\trubT\truil\tsawT\tscaU\tschT\tsixT\tsteU\tstrl\tsuaU\ttejU\tterT\ttidT\tunzU\turiU\tursU\twuT\twuU\tzurT
18\t6\tamaU\tanzU\taraT\taril\tbaeU\tbazU\tbeaT\tbetU\tbiaU\tbial\tbocT\tbonl\tbral\tbrel\tbriT\tburl\tcejT\tcinT\tclaT\tcubT\tdail\tdulU\tekmU\telbU\telbl\temmT\tevaT\tfell\tfitU\tgerT\tgerl\tgreT\thadU\thilU\thryU\thuml\tisaT\tisiT\tjasU\tjavU\tjorl\tkarT\tkauT\tlarT\tlesl\tlieT\tlouU\tludT\tlujT\tlynT\tlynU\tmalT\tmecT\tmelT\tmodT\tnanl\tnayT\tnehT\tnonT\tnouT\tohaU\tolgT\toliT\tolil\toweT\tpael\tpaol\tpaul\tporT\tpugT\trauT\trivl\tromU\trosl\trovU\troxl\trubl\tsevT\tsirT\tsznT\ttchU\ttevU\ttinl\ttoll\tvasT\twanT\twayT\twilT\tyapU\tyerT\tyooU\tzI\tzabT\tzoeU\tzoel
18\t7\talbl\tangT\tanzl\tariT\tastU\tcebU\tchol\tcleT\teliT\telvl\temaU\temil\terml\tetcU\teulT\teunT\teusT\tfedl\tferl\tfloT\tfurT\tgauU\tgaul\tgavT\tgiaT\tgisU\tgisl\tgomT\tguzT\tgweU\thecT\thecl\theiU\thelT\thoT\thugU\thugl\tianT\tignT\tireU\tismU\tival\tjazU\tjuaT\tkacT\tkacU\tkapT\tkarU\tkaul\tkiaU\tkisU\tlalT\tlaul\tlemU\tlilU\tlill\tlirU\tluU\tmaT\tmauU\tmbaU\tmeil\tmiaT\tnahU\tnamT\tnanU\tnesU\tnieT\tnoel\tnorl\tohaT\tolgl\tolml\toreU\tornT\totaT\total\toteU\tovil\tpagT\tramT\traml\trauU\traul\tricl\trolU\trosT\trovT\trufU\trulU\tseqU\tsooT\tsouT\ttamT\ttizT\tulrT\tumaT\tunzl\tvegT\tvill\twalT\twenT\twill\twitT\twojT\txiaU\tximU\tximl\tyasT\tyasU\tyohT\tyohl\tyonl\tzerU\tzorT\tzull
18\t8\tachl\tagoU\tagol\tailT\tainT\talfU\talfl\tangU\tanuT\taral\tayel\tbotT\tbril\tcacl\tcheT\tcleU\tdamU\tdimU\tdulT\tdutl\tegiT\teliU\termT\teteT\teteU\tfabT\tfabU\tfabl\tfaiT\tfauT\tfedT\tgiol\tgodT\tgodU\tgreU\tguzU\thebU\thuaU\thueT\tifrU\tiudT\tjaeU\tjenU\tjesU\tjhol\tjonT\tkauU\tkenU\tkowl\tkupT\tlauU\tlihU\tmoil\tmusT\tnakT\tnall\tnanT\tnazl\tnehU\tnehl\to'dU\tojel\toshT\toviT\tpabl\tpaiU\tpail\tpepl\tpeyT\tpilU\tpill\tpirl\tpruT\tpurT\tpurU\trimT\tromT\trubU\trufT\tsavT\tshiU\tsiml\tsixU\tsonU\tstel\tstol\tszmT\tsznU\tszwT\tszwU\tteoU\tteol\ttotl\ttueT\turdU\turdl\tvanT\tvdaU\tvilU\twaiU\twall\twasl\twenU\twitU\twitl\twolT\twolU\tyamT\tyesl\tyuaU\tyunU\tzalT\tzubT\tzubl
18\t9\tainU\taitl\tamtU\tapaT\tbael\tbaul\tbruT\tbulT\tchoT\tdeoT\tdeoU\tdutT\tedeT\tedgU\tedgl\tencT\ternT\tfelT\tfelU\tfogU\tgiul\tgoiT\thecU\thuaT\tianU\tianl\tinoT\tinoU\tisal\tjalU\tjesT\tjoal\tjuaU\tkevl\tkonT\tkuaU\tledU\tlidT\tlieU\tlilT\tluT\tludU\tlujU\tmagl\tmecU\tmoiU\tnahT\tnahl\tnamU\tnasT\tnayU\tnemU\tocaU\tocal\toliU\tolmT\toreT\tormT\tornl\toshU\totaU\toteT\tottU\tottl\tpaeT\tpioT\tpomT\tpucT\treyU\trolT\trovl\trulT\trutl\tsarl\tsauU\tschl\tshiT\tsofT\tsonT\tsool\tstal\ttagU\tthiT\ttidl\ttisT\ttisl\ttobl\ttotT\tubaT\tursT\tursl\twalU\txial\tyohU\tyolT\tyonT\tyujl\tzucT\tzunT\tzunU\tzurU\tzurl
18\t10\tagoT\taitT\tamtT\tariU\tastl\taylU\tbegl\tberl\tbonU\tbriU\tcacT\tcacU\tcusT\td'aT\tdaml\tdayT\tedgT\telvU\termU\tetcl\teugU\tfaiU\tfioU\tgial\tgioT\tgiuT\tgoiU\tguoT\theiT\timhT\tirmT\tirml\tjoaT\tkapU\tkarl\tkatT\tkevU\tkial\tlezU\tliaU\tlihT\tloiU\tludl\tmagT\tmecl\tmilT\tnakl\tnalT\to'gU\tojeU\tolgU\tpavT\tpeyU\tpioU\tpirU\tpitU\tpitl\tpoml\tpucU\tpugU\treyl\trimU\tritU\trosU\tsapU\tsarU\tsavU\tsavl\tschU\tsofU\tsotU\tsotl\ttaiT\ttisU\ttobU\ttueU\tullT\turbU\tvdal\twaiT\twasU\tyesT\tyoll\tzall\tzayU\tzell\tzenU
18\t11\tailU\taraU\tassU\tayml\tbauU\tbeal\tbedl\tbogU\tburT\tcefU\teloU\temaT\tezcU\tflaT\thilT\tisaU\tjacT\tjazl\tjhoT\tkasU\tkevT\tledl\tlidl\tlizU\tlujl\tluql\tmeiT\tmicU\tmicl\tmoiT\tnalU\tnasl\tnemT\tnenT\tolaT\tomaT\torlT\torll\tornU\toroU\tosvl\tottT\toyaU\toyal\tpilT\tpraT\tpraU\tpral\trocl\trusU\trutU\tstoT\ttatT\ttidU\ttizU\ttobT\ttolU\ttotU\tuliU\tullU\tvicT\tweil\txioU\txiuT\tyaml\tyapl\tzabU\tzabl\tzalU\tzunl
18\t12\taill\tayeU\tbeaU\tbegU\tcebT\tchel\tdaiU\tdayU\tdezl\tduaU\tdutU\teusl\tfriU\tgioU\tjonl\tlolU\tluqU\tmeiU\tmilU\tnell\tnorU\tolmU\toroT\toviU\tpocT\tpocl\tpomU\tpucl\tritl\trocU\troll\troml\trusl\tsooU\tstoU\tstrU\ttitT\ttizl\ttonT\ttsoT\tulil\tvanl\twilU\tyamU\tyanT
18\t13\taitU\tassT\tbruU\tcefT\tcisT\tdall\ternl\teulU\tfreT\tgiuU\tgorT\tgorl\tjesl\tjonU\tlidU\tloll\tmagU\tmaxT\tmaxU\tmbaT\tnakU\tnasU\tnazU\tosvU\traqT\trutT\ttitl\tvanU\twasT\tyanU\tyonU\tzelU\tzubU\tzulU
18\t14\tbegT\tbetl\td'al\ternU\teusU\tgorU\tireT\tjhoU\tmill\tnazT\tnelU\tnicT\tomal\torlU\tsunl\tubaU\tweiU\twenl\tyanl\tyesU\tyolU
18\t15\tbrul\td'aU\tgiaU\tjoaU\tjual\tomaU\tsunU\tweiT
18\t16\tirmU\tnicU\tpitT\tsunT\tthil\twojU
18\t17\tcisU\tnicl
18\t18\tbauT\tthiU
19\t-14\ttT0o
19\t-10\toT0-
19\t-9\tcT0-\tcT0o\tll1o
19\t-8\ttU0o
19\t-7\tcU0o
19\t-5\ttT0-
19\t-3\toU0o
19\t1\ttT2-
19\t2\tcT3-\tgU5-
19\t3\tgT5o
19\t4\taT3-\thl0o\tnT0o\tuT1o
19\t5\teT5-\tgT5-\tgU2-\thU2-\toT2-\tul1o
19\t6\taT5o\tgT1o\tgT2o\tgU3-\thT1-\tlT5-\tnT3o\tnl3o\txT5-\txU2-
19\t7\taU5-\tbT1o\tbT2-\tgT2-\tgT3-\thT5-\tnT5o\ttT5-\ttU3-
19\t8\taT2-\tbT3-\tgl3o\thT2-\tlU0o\tnU3-\tnU5-\tnl5o\tuT5o
19\t9\taT2o\tbT5o\tbU3-\tcT5o\tcU5o\tgl1o\tlT3o\tlU3-\tuU2o\tul2o\tul3o\txT3o\txT5o
19\t10\taU3-\tbU3o\tbU5-\tfT3-\tgl5o\thT3-\tlT2o\tnT2-\tnT2o\tnT5-\toT5-\tuT5-\tuU1-\tuU1o
19\t11\taU2-\tbU2-\tcT5-\tfU1-\tgT3o\thT3o\ttT5o\ttU1-\tuT2-\txl3o
19\t12\tbT2o\tbU5o\tel1o\tfT5-\tnT3-\tuU5-
19\t13\taT3o\teT3-\tuT2o\tuT3-\txU5-
19\t14\tbT3o\txT3-\txU1-\txU3-
19\t15\tuU3-\txT2-
19\t16\ttT2o\tuU3o
19\t17\tcU5-
19\t18\tuT3o
19\t20\tul5o
20\t-10\tT  9da\tT, ez
20\t-9\tT, 9de\tT, t\tT; le
20\t-8\tT vs\tT; se
20\t-7\tT  9el\tT go\tl  9ar
20\t-6\tU si
20\t-5\tl, za
20\t-4\tT al
20\t-3\tI. go\tT ón\tT, ia
20\t2\tT (h\tT, do\tT, oy\tT, su\tU p\tU, na
20\t3\tT jó\tT ma
20\t4\tT (el\tT ba\tT gó\tT le\tT, ed\tT, ¿ed\tT, ¿mo\tT; ue
20\t5\tT ne\tT rá\tT, 9os\tT, ió\tT, mi\tT, te\tT, ¿ué\tT: ue\tl ay
20\t6\tT be\tT ni\tT za\tT, at\tT, ba\tT, co\tT, da\tT, má\tT, ta\tl ll\tl, ni
20\t7\tI. el\tI., de\tT 49to\tT [ic\tT tá\tT zó\tT, ce\tT, ja\tT; b\tU s\tl (t\tl pe\tl za\tl, m
20\t8\tI. se\tT (re\tT 39ro\tT ay\tT só\tT, 9a\tT, có\tT, eg\tl, ba\tl, d
20\t9\tI. ió\tT (la\tT (os\tT có\tT" es\tT, me\tU c\tl au
20\t10\tI. ne\tT (fs\tT (sí\tT) se\tT, ya\tl eo\tl uk
20\t11\tT (or
20\t12\tI. en
21\t-14\txI- °9
21\t-11\txI-|
21\t-10\ttT-|
21\t-9\teU-" -\tlU- - \ttUL|
21\t-8\tcT- (\tcU- - \tuI-. 9\tuIL:|
21\t-7\tbU- - \ttU- - \tul- [
21\t-6\tcT-^\tuI- ,9
21\t-5\tcT- | \tcT-. 9\tcU-  9\teUL.|\tuUL^
21\t-4\tcT-.|\tcU-. 9
21\t-3\tcT-". \tcT-). \toTL|\toU-  9\toUL|\ttUL.|
21\t-2\tcT-: ¿
21\t-1\toUL.|
21\t1\thT-, 
21\t2\tgT-:|\tgTL|
21\t3\tgU-|\thU- \tnT-, \tnT-. 
21\t4\taT-: \tgT-: \tgTL.|\tgUL|\tlT-: \tnl-|\tuT-, 
21\t5\taT-|\tgT-  9\tgT- (\tgT-.|\tgT-: ¿\tgU-: \tgl-: \tgl-; \tgl-|\tglL.|\tglL|\thl- \tnT-  9\tnT-: \tnU-: \tnU-|\ttT-: \tuI- - \tuT-), \tuT-^\tuU-|
21\t6\taT-, \taT-^\talL|\tgT-", \tgT-|\tgU-.|\tgU-; \tgUL.|\tgl-, \tlU-, 
21\t7\taT-  9\taT- "\tgT-) \tgT-; \tgT-; 9\tgU-  9\tgl-  9\tgl- (\tnT-|\tnU-. \tnl-  9\tnl-. \tnl-: \tuU-^
21\t8\taU-, \taUL|\tbU-|\teT-. \tgT-), \tgUL:|\tnT-" \tnT-". \tnT-.|\tnU-) 
21\t9\taTL|\taU-: \taU-|\tal-: \tlU-.|\tnl-.|\tuTL,|
21\t10\taT- (
21\t11\tnU-.|\tuT- ("\txI-.- 
21\t12\tlUL:|\tnU-  9
21\t13\txI-/ 
22\t-14\tlT2
22\t-12\txU2
22\t-11\tlT11
22\t-10\toT9\ttT9
22\t-9\tcU15
22\t-8\tbT5q\tcT13\toT14\ttU9
22\t-7\tcT15\toU10\toU12\toU13
22\t-6\tlU11\tll11\toT10
22\t-5\tcT12\tlU2\toT12\toU14\toU15\toU9\txl3
22\t-4\tcT11\tcU11
22\t-3\tcT10\tcT8\tcT9\tcU10\tcU12\tcU13\tcU9\toT13
22\t-2\tbT10\tcU8
22\t2\tgU8\thT6\thT7\tll8
22\t3\tgl6\tgl8\thl7
22\t4\tgT3\thT9\tlT4\tnT11\tnl12\txU11
22\t5\taT5
22\t6\taU11\tbT3\tbU2\tfT5\thl4\ttT3
22\t7\tal11\tgT10\tgl11
22\t8\tgT4q\thU9
22\t9\tbl8\tgl10
22\t10\tbT2\tbU8\tel6\thU4
22\t11\tgU10\ttT8
22\t14\teT6
23\t-16\tfiscal x
23\t-15\tsegun x
23\t-14\tfdo x\tfiscal. u
23\t-13\tcita n\tdoctor t\testado x\tfdo g\tgT.u\tnT.u
23\t-12\tbanda. u\tfiscal. g\tgT, t\tla (n\tpresidente. g\txT.u\txU.u\ty "u
23\t-11\tcomunidad x\tcuyo u\tdres n\ten f\ten, g\tfallos u\tfdo. n\tgarantias. g\tjuez t\toficial. u\tpenal u\tpresidente. u\tresuelvo. u\truta  9l\tuI.|x
23\t-10\tante: g\tautomatica u\tcaso b\tcuarto. u\tde", x\tde.|x\tdoctrina x\ten, l\tera g\tfallos n\tfiscal t\tiii b\tjubilacion + u\tmirando, x\tquien|u\tsenala, g\ttest x\tª l
23\t-9\tante: a\taplicable. u\tbiblioteca u\tcobren u\tcomo t\tcompania u\tdel.u\tdepartamento c\tderecho (+x\tdiabetico u\tdicho u\tdoctrina "n\tdoy. u\tejecucion. g\ten "x\ten l\ten., u\tensena u\testres (x\tfT l\tfisico. u\tgusta u\thabla. u\thospital u\tincapacidad u\tinstruccion g\tjudicial u\tjuez. u\tjueza c\tjuzgado t\tla, 9u\tobjecion u\tpescar u\tuna l
23\t-8\tandaba u\tanos, u\tante.u\tasimismo u\tcacique". u\tcobra u\tcontesto: "u\tcuil|x\tdesde, u\tdieron u\tdoctora c\tdoctrina n\tel. t\tel.u\ten | x\tenf. u\testres u\texplican n\tfallo n\tfallos, g\tfdo u\tfdo. g\tfiscal a\tfue l\tgU.u\tgeneral u\tgrupo l\thospital g\tiii. u\tinterna | u\tjueces. g\tjuez. g\tjueza n\tlleve c\tlo! u\tlos:19u\tmes c\tmetodo u\tninera, u\toT c\tparcial u\tuI. f\tvocales. u
23\t-7\tabandono. u\talli u\tbanda. g\tbolsas u\tcerveceria u\tdale u\tdeposito u\tdres - x\tel t\ten n\tescala g\texpediente u\tfallos, u\tfractura u\tgeneral c\tgritos u\tinvoca u\tizquierda u\tjueces. u\tjueza a\tjueza u\tlanus. g\tmadrid; u\tpartes.|u\tperito: u\tpesos u\tpidio u\tprovincia b\treaccion u\treglas u\tsemana. u\tsocial, l\ttambien x\ttrabajo: u\tud c\tuna b\tusucapion. u\tventa u\tversion u\txT | u
23\t-6\taT, x\taU, x\tabajo u\tart u\tbanco b\tbuenos. u\tcita "x\tclausula. u\tcontinua u\tcorto a\tcuadro x\tcuchillo u\tdaba u\tdia, u\tdra e\ten b\tfdo. a\tfiscal b\tgerencia u\tintimo u\tiva u\tjueza. g\tle "c\tmedios: u\tmujer l\totras u\tpartido l\tpericial, u\tpiso u\tplenario u\tsumario u
23\t-5\t^c\tbajo u\tde, b\tdecia u\tder: u\tdoctor n\tentonces u\tfirma c\tgU, x\thospital f\thospital n\tizquierda: u\tlU, x\tley x\tnU|c\tpresenta u\tsegun c\tsolicita u\tuT.u\txT. t
23\t-4\tcasa x\tcortado a\tdoctora n\tenero  9c\tentiende u\tfederal l\tfiscalia u\tgU, c\thermanos u\tigual u\tlesion u\tllevaba. u\tobra: x\tpasaporte u\tsigno u\ttiene u\ttomo  9u\tunico u\ty "b
23\t-3\tcaja c\tcosta b\tda. c\tde  9u\tfiscal c\tpalo u\tporque c\tservicio c
23\t-2\tcasa c\tde|c\tfue c\tpor. c\tprovincia l
23\t-1\ten c\ten u
23\t1\thijo g\tla g\tnT: g\tque g\tuT|g\ty g\ty h
23\t2\ta. n\tde h\tdel. n\tel n\tlo g\tmadre g\tmadre u\tmarido n\tnombre g\tpadre g\tse g\ttestigos g\txI. x
23\t3\tal g\tcuenta g\tde, g\tde: g\tdel. b\tdice g\tel h\tel, g\tfU u\tgT: n\tgU n\tgU. n\thable u\thija g\tla n\tmi, g\tnombre u\tque, u\tsr u\tsu, g\ttestimonial g\tuT  9n\tuT a\tuT, g\tuT. n\tuU: n\txI. b\txI. n
23\t4\ta g\taU t\tapoderado. u\tde. g\tdel. x\tel g\tescribano u\testa a\testaba n\thermano g\thijos g\tlT a\tla, a\tllamarse g\tllamo n\tmarido u\tmediadora u\tmi l\tno g\tpara x\tsobre g\tsoy g\tsu g\tsu, u\tuI, u\tuT t\tuU g\tun, u\txI, x
23\t5\taT n\tapellido n\tcarlos u\tcontra g\tde n\tde.|g\tdefensa. g\tdijo x\tdos, u\tel l\ten  9x\tencargado. u\tes x\tescribio g\testa. g\tfavor n\tfirman, u\tgT a\tgU g\thT g\thermano n\thija u\thijo n\tla, g\tlanus n\tle g\tmadre l\tmartillero n\tmaterna u\tmedico. u\tnU n\toU g\toficina n\tpaciente, g\tpadre x\tpartida u\tpaterna u\tprof u\tque n\tremitente g\tremitente u\trespecto u\trosa x\tsala g\tsenor x\tsera.|u\tsr g\ttelefono n\ttestigo: g\ttestigos, u\tuT. a\tuU a\tuU), u\tun, g\tvan u\txI g\txU. x\tyo g
23\t6\ta a\tacta g\tactora. g\tadministradora u\tautos u\tcasa a\tchicos x\tcitar n\tcon. g\tcontador u\tcontra a\tdemandada. g\tdemandada. u\tdesiste u\tdestinatario g\tdijo a\tdni g\tdoctores b\tdra. g\tel a\tel. g\tencargado x\tes g\tfT b\tfirma n\tgT g\tgU a\thijo a\tinforma u\tinstrumento u\tjunto u\tjusticia u\tla. a\tlado u\tlas n\tle n\tlic b\tlic l\tlicenciada n\tllama g\tlo l\tlos n\tlos, g\tlos|u\tmaestra g\tmama n\tnU g\tnina n\tnombre x\tnupcias u\tpadre l\tpapa a\tq g\trepresentacion u\tsalud - x\tsenora g\tsr a\tsra g\tsu x\tsu, h\ttestimonial b\ttodo x\tuI n\tuI, a\tuT: l\tuU.|n\tvecino x\tvictima n\txI - u\txI.x\txI; u\tyo a
23\t7\ta e\taT g\taU g\tabogada u\tactora n\tagente n\tanos g\tanos x\tante, u\tatiende. u\ta|x\tcacique n\tcacique u\tcaratulados u\tcasada u\tcc u\tcompanero n\tcon g\tcon. a\tconocen u\tcontador n\tcontador x\tconyuge g\tde:|g\tdeclaracion a\tdeclararon n\tdel, l\tdestinatario u\tdi, g\tdice, g\tdice; n\tdichos u\tdijo b\tdon b\tel, n\tel. a\tescribana b\texpediente, g\tfiguro u\tfue n\tgerente u\tgrupo n\tguardia. u\thT n\thija b\thijo l\thijo x\timputado, g\tinterprete u\tjefe, u\tjusticia x\tle|u\tlic. u\tlicenciada u\tllama u\tlos b\tlos g\tlote x\tlo|u\tmama): g\tmarido g\tme n\tmi t\tmi, u\tnU, a\tneurologa. g\tnombre n\tnombre: u\toU. g\tpaciente x\tpanaderia u\tpapa b\tpara n\tpara, g\tparte. g\tpaso g\tpatrocinio u\tpor g\tprima a\tquien a\tregistrar a\tremitente, g\tsaben u\tsaludos x\tsan. u\tsegun, u\tsenora n\tsi g\tsino u\tsocial n\tsu. x\tsucesion u\tsu|u\ttenia. g\ttestigo l\ttestigo, u\ttestigos x\ttomas u\ttu|u\tuU, l\tun a\tvecina b\tvecina n\tvecino g\tvende u\tvisita u\txU g\ty.u\ty.x
23\t8\t. g\ta n\ta, g\ta. g\taT t\taU a\tabogada n\tabogado n\tacciones u\tal. x\tapoderada n\tapoderada. g\tapoderado. g\tatribuye c\tautos l\tautos, g\tbU x\tc, u\tcalle x\tcapataz u\tcartas a\tcc, g\tcompleto u\tcon n\tcontadora u\tcontesta. g\tconyuge n\tcr u\tcra x\tdelante g\tdestinatario x\tdivorciado u\tdon u\tdonde g\tdos g\tdos x\te n\tella g\ten "u\ten. a\tescribe. g\tesposa x\tfamilia n\tfamiliar: u\tgT. g\thabia x\thermana b\thermana n\thija a\thijo b\ting l\tinstrumentadora u\tkinesiologa u\tlas l\tlegajo n\tlegalidad.u\tlic g\tlista n\tllama n\tllamarse u\tlo b\tlos, x\tlucas u\tmarido x\tmi f\tnT. a\tnina.u\tnombre b\tnombre l\tnota g\to g\tofrece. u\tpareja b\tparte. u\tparticular. g\tpatrocinante. g\tpedido n\tplata|u\tpor.x\tpreceptora x\tpresentes n\tpresentes, x\tquerella n\tremitente n\tsegundo x\tsenor l\tsenora b\tsenora x\tsenorita x\tser a\tser, g\tseria x\tsobrino n\tsoy x\tsr l\tsu l\tsu n\tsu, n\tsucesion b\tsuscribe g\ttambien l\ttestigo g\ttestigo n\ttestigos b\ttestigos l\ttestigos, g\ttestimonial x\tuI "n\tuI "u\tvecina x\tvecino c\tvive x\txI b
23\t9\t n\t^g\tabogada x\tabril|u\tal a\tatentamente u\tautoriza x\tbuenos. g\tcabecera. g\tcompanero u\tcontador: u\tcon|u\tcoser u\tcunado u\tdecile u\tdel, g\tdel, x\tdirectora n\tdni:49a\te.u\tella n\tenf b\tenf n\tescolar: u\tescribana x\tescribano n\testa. u\texpediente, u\tfallecimiento g\tfallecimiento u\tfamilia: u\tgT f\tgarante u\tgerente x\thU g\thermano x\thermanos x\thija t\tinterprete, u\tletrada n\tletrados u\tlo f\tmarido l\tme a\tmedico, g\tmujer n\tnT. l\tnino g\tnombre: c\tnotaria u\toU n\totro n\tpadre n\tpareja n\tpartida g\tpaz x\tpero a\tpresta.|u\tprestamo: u\tprima u\tprof x\tsale u\tsea n\tsenor t\tser n\tsoy n\tsr b\tsr n\tsr x\tsr:|u\tsra x\tsu, x\tsu: u\tsueldo l\tsuyo u\ttercero n\ttestigos n\ttestimonio g\ttitulo u\tuI - x\tuI / u\tuI, x\tuI; x\tun, n\tvieron x
23\t10\tabogado u\tagenda u\tautos., u\tb, u\tbarrio  9u\tbuen g\tcc n\tcc x\tcc. g\tcitar x\tcom.|x\tconyuge u\tde.x\tdelegado u\tdon "u\tel  9x\tellos n\tencargada u\tencargado n\tfirma. u\tfirman, x\thT e\thermana u\thijo, g\ting n\tla f\tletrada. g\tllama x\tmadre x\tmaestra u\tmaria n\tmartillero u\tmas. x\tmedica n\tmi, n\tnadie n\to n\tpapeles u\tperro x\tpresenta x\tproductor u\tprof n\tpropiedad x\tpsicologa u\tpuedo. -x\tque (g\tque, n\trecibi: u\trequerimiento u\truidos u\tse n\tsenor: u\tsi n\tsra n\tsrta n\tsrta u\tsu, t\ttal b\ttelefono a\ttitular n\tun, x\tvecino n\txI l\txI n\txU t
23\t11\ta "x\ta. a\ta.x\tcodemandada u\tcunada u\tde e\tdocente n\tdos: a\tescribana n\tfdo - u\tfirma. g\thechos u\ting u\tla. l\tlic u\tmenor. u\tmi a\tnina x\tnotifica u\tnunca) u\tpreceptora u\tpresentes u\tprogenitor u\tsoy u\tsra.- a\ttestigos u\tun "u\tvecino u\ty e\tyo n
23\t12\tautos, u\tcontratista u\tcra n\tdon n\tdona b\tdona n\tera n\tes n\tesposo u\tfirmante x\ting x\tlic x\tmadre "u\tmadre n\tpaterna a\tpregunto u\tque: "u\tsra.- l\tuI/ x\tun "c\txI., u\ty., x
23\t13\tamigo u\tde "x\tel, x\tlos. a\to l\tsu a
23\t14\tcon.u\tlic n\tmujer u
23\t15\tesc u
24\t2\tgTb
24\t4\taTb
24\t5\taUb
24\t8\tuTd
24\t9\tuTb\tuUd
24\t10\tuUb
24\t12\talb\tuld
24\t13\tulb
25\t-11\tgTndoctor tT 
25\t-10\ttUUde de \tuTndoctora nT \tuTnoT w \tuUUgU la 
25\t-9\talnel de \tcUnde w \tlTnlT w \tlTnsanta w \tuIngT uI.\tuUUpresenta uU 
25\t-8\tblndel w \tlTna en \tllnla de \tuTnnT. a \tuTnoT w|\tuUUque el 
25\t-7\tbllel de \tblnde w \tcUUque de \tgTngT c \tllnla w \tuIUuU a.\tuIUuU uI.\tuIUuU|uI.\tuInuT uI.\tuTndel de \tuTnxI.|w \tuUUlos $\tuUUque en \tullla y \tullque w. \tulnde en \tulnes y \tulny la 
25\t-6\tbTnde a, \tcUUal de \tcUUcon w. \tcUUlos w. \tcUUy en \ttUUel w \tuInuT a.\tuTnuT lo \tuUUel a \tuUUes de \tuUUla gU \tuUUla y \tuUUla y, \tuUUlos de \tuUUque a \tullla se \tullque en \tulncon w \tulnel no \tulnque en \txInnT, uI.\txInnT, xI.\txInnU, uI.\txTny w, 
25\t-5\tcUUcon de \tcUUpor de \tcUUque w, \toTnde w \tuIUuI.uI. \tuInuI.uI. \tuInxI.w. \tuTnen el \tuUUanos, w, \tuUUel de \tuUUel en \tuUUla de \tuUUla gU, \tuUUla xU \tuUUuU, en \tuUUy a \tullla w. \tullle w \tullque a \tulnel en \tulnel es \tulnel se \tulnel y \tulnpor w, \tulnque a \tulnque w \txInuT, uI.\txInxI.w. 9\txlnla y \txlnlos w 
25\t-4\tblnla w \tcTnde y \tcUUde w.|\tcUUdel w.|\tcUUes de \tcUUes w \tcUUlos uU \tnTny w, \tuUUfue w \tuUUlos en \tuUUmi uU \tuUUuna bU \tullel de \tullmi w \tulncon en \tulnde w \tulnde y \tulndel no \tulnla y \tulnpor de \tulnque el \tulnque la \tulny el \tulny w \txTny w 
25\t-3\tcUUcon w \tcUUde w, \tcUUde y \tcUUdel w \tcUUel w.|\tcUUel y \tcUUlU w \tcUUsi w \tcUUuU: uU \tcUUxU w \tcUUy el \tcUUy w \tuUUesta si. \tuUUla aU, \tuUUla uU, \tuUUtestigo al \tullla w, \tulncon de \tulnel w, \tulnpor w \tulntestigo al \tulny a \tulny de \tulny en 
25\t-2\tcUUde w \tcUUel es \tcUUel w. \tcUUla gU, \tcUUla y \tcUUle uU \tcUUme uU \tcUUque el \tcUUque en \tcUUque uU \tcUUque w \tcUUtestigo a \tllndomicilio en \tuUUcarta xU \tuUUla w \tuUUlo w \tuUUuU a \tuUUuU, de \tullse w \tulna de \tulndel w, \tulnel de \tulnel w \tulnes de \tulnla gT, \tulnmi w \tulnque de \tulnuT w 
25\t-1\tcUUel de \tcUUel w \tcUUla de \tcUUla w \tcUUla w, \tcUUlo uU \tcUUque a \tcUUque la \tcUUuU a \tcUUuU el \tcUUuU en \tuTnbien. a \tulna al \tulnfue w \tulnla w \tulnla w, \tulnla w. \tulnla y, \tulnno w 
25\t1\tgTna uT \tgTna w \tgTnque w \tgllque w \tnllde w, \tuTna xT \tuUUa w \tuUUuU uU 
25\t2\tgTnde nT \tglla w \tuTna lo \tuTnuT nT \tuUUuU w: 
25\t3\taTny nT \tbTngT w, \tcTnaT uT \tcTnuT w: \tgTna nT \tgTnaT nT \tgTnque nT \tgTny uT \tgTny w \tgUUa uU \tgUUgU nU \tgUUque nU \tnTnde w, \tnTngT de \tuTncon xT \tuTngT de \tuTnuT y, \tuUUgU y \tuUUsenor se \tuUUuU nU \tuUUuU w|\tulla w \tullsenor w \txInque uI.\txTnuT w \txUUuU uU 
25\t4\talla w \tally w \tbTnque w \tcTnuT uT \tgTncon uT \tgTnde gT \tgTnde w \tgTngT nT \tgTngT uT \tgTnlic. bT \tgTnsr. uT \tgUUa nU \tgUUgU uU \tgUUnU gU \tnTnque no \tnTnsenor lo, \tuTncon nT \tuTnque no \tuTnque w \tuTnsenor w \tuTnuT de \tuUUde w, \tuUUgU en, \tuUUgU w|\tuUUlU uU \tuUUque uU \tuUUuU me \tuUUuU uU, \tuUUuU xU \tuUUuU y, \tuUUuU. nU \tuUUy xU \tulla la \txInuI.xI.\txTngT w: 
25\t5\tgTncon nT \tgTndon nT \tgTngT bT \tgTnlic. nT \tgTny xT \tgUUuU nU \tnTna w. \tnTncon w \tnTngT la. \tnTnnT w.|\tnTnuT de, \tnUUa y \tnllde no \tuTna w \tuTnaT de \tuTncasa uT \tuTncon w \tuTnnT w.|\tuTnpor y \tuTnque se \tuTnque y \tuTnuT uT. \tuTnuT w: \tuTny xT \tuUUa nU \tuUUgU uU, \tuUUgU uU.|\tuUUnU w, \tuUUque lo \tuUUuU el, \tuUUuU uU: \tuUUuU xI (\tuUUuU, y \tuUUuU|si: \tullruben w \txTngT w \txTngT w. \txUUxU w, 
25\t6\taTnque w \tcTnuT w, \tcUUuU lU \tgTndel nT \tgTnes nT \tgTnlic. xT \tgTnsra. nT \tgTnuT w \tgTny aT \tgUUde nU \tnTngT a, \tnTngT de, \tnUUgU de \ttTngT w, \ttTnnT w \tuTna de \tuTna y \tuTnde no \tuTndr. w \tuTngT gT, \tuTnuT en, \tuTnuT gT, \tuTny w, \tuUUa uU \tuUUa y \tuUUcon el, \tuUUcon uU \tuUUcon y \tuUUtestigo uU \tuUUuI/ uU, \tuUUuU de, \tuUUuU lU \tuUUuU su, \tuUUuU y \tuUUuU. me \tulla lo \tulla y \tullllama w \txIUuI. uU. \txInxI. uI. \txTnuT el, \txTnuT w, \txUUuU de 
25\t7\taTnaT w \taUUque uU \tbTnla nT \tcUUgU w, \tcUUuU w: \tgTnaT w \tgTnnT, y \tgTnuT, nT \tgUUuU uU \tnTnaT bT \tnTnaT de \tnTncon w, \tnlla w, \tuInde xI. \tuInxI. uI. \tuTna la \tuTna uT. \tuTnde xT \tuTngT w (\tuTngT w.|\tuTnlT w \tuTnla w, \tuTnuT uT, \tuTnuT w|\tuTnuT: uT \tuTny nT \tuUUa a, \tuUUa lo \tuUUa si \tuUUaU uU \tuUUes nU \tuUUgU w: \tuUUhija uU \tuUUnU, nU \tuUUque me \tuUUuU gU, \tuUUuU, nU \tuUUuU. lo \tuUnuU uI \tullhijo, w \txInde uI.\txInxI.e.\txTna uT \txTncon w. \txUUque w \txUUxU y \txllque w 
25\t8\taTngT w \tbTnla w \tbTnnT w \tcUUgU w: \tgTnnT, nT \tgTnxT. uT \tgUUfU nU \tgUUuU w \tnTnbT w, \tnTnuT y \tnlllos w \ttTngT de \tuInuI. uI. \tuTna nT \tuTnbT y \tuTnde gT \tuTngT w|\tuTnlT y \tuTnuT en \tuUUa bU \tuUUa gU \tuUUa gU, \tuUUa uU, \tuUUcasa uU \tuUUde nU \tuUUde xU \tuUUdijo en \tuUUes xU \tuUUnU uI \tuUUuU es \tuUUuU. es \tuUUuU. se \tuUUuU: gU \tuUUy no \txIny uI.\txIny xI.\txTny se 
25\t9\tbTnuT w \tbTnuT w, \tbTnuT xT \tcTna uT \tcUUaU uU \tcUUgU gU: \tgTnmi, gT \tlTna w \tnTnbT y \tnUUgU w|\tnUUy uU \ttTngT y \tuInxI. y. \tuInxI.y. \tuIny uI.\tuTndr. w, \tuTnel w, \tuTngT en \tuTnuT w.|\tuTnuT. xT \tuTnxT w|\tuUUa la. \tuUUcon nU \tuUUde no \tuUUde se.|\tuUUdr. w, \tuUUlU, y \tuUUpor y \tuUUque se \tuUUtestigo w: \tuUUuU me, \tuUUuU. xU \tuUnuU w, \tullque no \txTnnT w, \txTnuT de 
25\t10\tcTnla nT \tcUUuI. w.|\ttTnnT y \tuIUuI.xI.\tuInuI.uI., \tuInxI.a.\tuTndr. w; \tuUUbU w, \tuUUcon w, \tuUUes uU \tuUUpor xU \tuUUque le \tuUUuU, xU \txInuI.w. \txInuI.w.|\txUUque uU 
25\t11\tallque w \tcTnel nT \tcUUaU de \tnTnde w.|\tuInde xI.\tuInxI.w., \tuInxI.xI.\tuUUa lU \tuUUcon xU \tuUUque no \tuUUxU w|\txInxI.uI.\txInxI.xI.
25\t12\tcUUpaz de \txInuI.uI.
25\t13\tulltestigo w: \txInxI., uI. 
25\t14\tuInuI.xI.\tullque le 
26\t-11\tgTgT fallos\tgTnT secretario\tuIuI.legajo\tuTa gT
26\t-10\tnTy dr\tuIuI.que\tuIxU.|se\tuTdel de\tuUuI a
26\t-9\tgTc uT\tuIuI.cuit\tuIuI.edad\tuIxI.a\tuTdijo uI\txIe.
26\t-8\taUa los\tcTy que\tgTnT juez\tgUuU conste\tlTy la\tlUdel plata\tnTno es\tnTpor. la\tuIen. la\tuIuI.y\tuTa cargo\tuTxT secretaria\txIuI.digo\txUuU, su
26\t-7\tbTa, los\tcTel acto\tgUxU secretaria\tnUsenora: nT\tuIuI.ley\tuIxI.u\tuTque el\tuUen los\tuUsi. no\tuUuU. la\tulpor, lo\txIuI.me
26\t-6\tcUdel movil\tcUlo que\tgTnT jueza\tnTsecretaria, \tuIu.uI\tuIuI.o\tuTa la\tuUel dia\tuUel: ¿testigo\tuUporque no\tuUy era\tullo q
26\t-5\tcUno uU\tlTdel plata\tnUel: ¿comisario\tuUa gU\tuUcon nU\tuUel: ministerio\tuUque xU\tuUsin gastos\tuUuU, la\tulen los\tuly era\tulya no
26\t-4\tcUuI uU\tcUy que\tgTuT jueza\tnUdoctor: nT\tnlel: ministerio\tuUa mi\tuUa su\tuUcon su\tuUde gU\tuUde mi\tuUde oU\tuUde su\tuUque la\tula. la\tulcuando habla\tulla puerta\tulpor un\tulporque no
26\t-3\tcTa gT\tuUel: ¿comisario\tuUpor el\tuUuU pare\tulcon la\tulde el\tulde la\tulde mi\tulen el\tulpor telefono\tulque el
26\t-2\tcUcon un\tcUde lU\tcUdel uU\tcUla uU\tcUy la\tuTnacional de\tuUa la\tuUde la\tula su
26\t-1\tcUa la\tcUel uU\tnUel: ministerio\tuIdigo. uI\tulde gT\tulde que
26\t1\tgTgT nT\tuTdesde, el\tuTuT xI
26\t2\tgTbT dni\tgTuT que\tgUuU uU\tnTdni, con\tnTnT xI\tuTen el\tuTuT uT\tuTuT y\tuTxI, xI\tuTy o\tuUnU no\tuUnU y\tuUuU xI\tuUuU y
26\t3\tgTgT uT\tgTnT gT\tgTnT no\tgTnT por\tgTy uT\tlUuU uU\tuIxI. nT\tuTnT xI\tuTuT nT\tuTxT uT\tuTxT xI\tuUnU que\tuUuU lU\tuUuU le\tuUuU, uI\tuUxU dni\txUuU dni
26\t4\talcasa flia\tgTnT el\tgTnT xI\tgTuT el\tgTy gT\tgUgU uU\tgUnU el\tgUuU a\tnTxI, xI\tnUdni, con\tnldoctora: puedo\tnlla: defensa\tuIxU.|gral\tuTgT uT\tuTnT uT\tuTse mostro\tuTuT la\tuTxT el\tuTy a\tuTy gT\tuUlo vi\tuUxU en\tuUxU mat\tuUy con\txIa. uI
26\t5\taUuU uU\tgTuT en\tgTuT xI\tgUnU de\tgUuU el\tgUuU no\tnTel, de\tnTy al\tnTy. que\tuTnT de\tuTnT el\tuTque, es\tuTuT quien\tuTuT uI\tuUdni, cuit\tuUel, hijo\tuUlo decia\tuUnU gU\tuUuU dni\tuUuU si\tuUxU el\tuUy a\txIuU. \txIuU. uI\txIuU. xI\txIxI. nT\txIxI. xI\txTy con
26\t6\taTnT de\tbTuT y\tbUgU gU\tfTde la\tgTbT la\tgTnT lo\tgTxT mat\tgTxT que\tgTxT xI\tnTfue a\tnTno se\tnlno se\tuIa.xI\tuIasiste. al\tuIuI. violencia\tuIxU.|uU\tuTdijo que\tuTle dio\tuTse. deja\tuTuT en\tuTuT le\tuTxT dni\tuTy de\tuTy un\tuTy, a\tuTy, por\tuUalias, uU\tuUde, anos\tuUestaba uU\tuUme uU\tuUnU lo\tuUno lo\tuUuU me\tuUuU su\tuUxI, uI\tuUxU quien\tulme dijo\tuly a\txIuI.y\txTuT nT\txUdni, con\txUy, que
26\t7\taTde los\taUnU de\tbTdni, y\tbTy a\tgTnT a\tgTnT ya\tgUuU en\tgUuU que\tnTy con\tnllo vio\ttUnU gU\tuIen. el\tuIuI. uU\tuTdel lT\tuTdice, que\tuTlo decia\tuTnT \tuTuT gT\tuTuT uU\tuTxT mat\tuUal, que\tuUdice que\tuUlU uI\tuUla. madre\tuUnU se\tuUno le\tuUse fue\tuUse lo\tuUse retiro\tuUsenor: uU\tuUuU mp\tuUuU, un\tuUy del\txIuI. uU\txIxI.de\txIxI.tiene
26\t8\tcTuT el\tcUagrega que\tgTxT por\tnTdijo que\tnTque me\tuIde. 9junio\tuIel. acta\tuIuI.xI\tuIy. xI\tuTcon, domicilio\tuTnT gT\tuTxT de\tuTxT que\tuTy el\tuTy, que\tuUcon, quien\tuUcosecha|registrado\tuUes la\tuUesta con\tuUfue a\tuUle dijo\tuUlos. uU\tuUnU la\tuUque, me\tuUque, se\tuUsiempre andaba\tuUuU contrato\tuUy otros\tuldice que\tulque, se\tuly metio\txIuI. nU\txIuI.xI\txIxI.cuenta\txTnT de\txUy con
26\t9\taTy a\tcUdni, en\tnTpor, la\tnTy un\tnUdijo que\tuIde. la\tuIuI. nU\tuIuI. xI\tuIuI.san\tuIuI.va\tuTtitular, del\tuUdijo que\tuUuU las\tuUuU|registrado\tuUy  9la\tuly, el\txIuI. de\txIuI.a\txIuI.en\txTy, que
26\t10\taTy el\taUde los\talde los\tlTuT y\tnTcon, domicilio\tuIel. telefono\tuIuI. xU\tuIy. a\tuTnT la\tuTy con\tuTy que
26\t11\tcUconste. \tlTy a\tuTde los\txIxI.e
26\t12\tgTxT no\tuIe.uI\tuIuI., xI\txIuI.de
26\t13\tuIxI.uI
27\t-19\taierT
27\t-17\teidaT\tnderT
27\t-16\tburoT
27\t-15\ttadoT\tvalaT
27\t-14\tcamaT\terasT\ticosT\totasT\trdinl\treseT
27\t-13\tburoU\thecaU\ttatal\tticoT
27\t-12\tagasT\tahiaT\tamaU\tatosT\tdamel\tdoseU\tedanT\teidaU\tltasT\tnnetT\toliaT\ttadaT\ttardT
27\t-11\tagarU\taierU\taierl\talsoU\tburol\tcelul\tecoaU\tenosT\tenseU\teviaU\tevisT\tguroU\thtonT\ticosU\tineaT\tiosaU\tisasT\tjeroT\tjuraT\tmamil\tndezT\todozT\tomiaT\tondiT\trdanU\ttacaT\ttmanU\ttralT\tueseT\turreT\turreU\tutosU\tvalaU
27\t-10\tabanT\tagarl\taireT\tatraU\tbrasT\tcianU\tcidoT\tculoT\tdadaT\teadoU\terpoU\terzaT\tgurol\thsonT\thtonl\ticarT\tiraU\tlarol\tnaT\tnacT\tnaliT\tngosU\tnotaU\tnstaU\tolarU\trmalT\tsameT\tsameU\tsamel\tstiaU\tsurT\tticoU\ttiosT\ttiraT\ttoloU\ttrolT\tuadoU\tuayaU\tulosU\tvadaU\txonaU
27\t-9\tabanU\tacasU\taceaU\taciaU\tactoT\tadesl\tagasU\tajerT\taldaU\talezT\talorU\tamenT\tamoll\tancel\tardeU\tbebeT\tbebel\tbookl\tbrasU\tcidaU\tcipeU\tdaleU\tdameT\tdameU\tdidaU\tdoloU\teadaU\tebreT\tecoaT\teidoT\teidoU\tejalU\tenesU\tenosU\tenseT\terzaU\tgatol\thacoT\thacoU\thicoU\tiadaU\ticarU\timosT\tisasU\tjanoU\tjanol\tkingl\tlagaU\tlizaU\tlmesT\tltarT\tmigol\tmionU\tmosaT\tnalaT\tngooT\tnialU\tnimaU\tnstal\tntroT\tolinU\torceU\tpalaT\tperaU\tpeseU\tpiasU\trdinU\trdioU\tresT\trfiaT\trgarU\trgiaT\trmasT\trnosU\trojaT\trojaU\trrioT\tsabaU\tsaleT\tsensT\tstesl\tsurU\ttabaU\ttaraT\tteraU\ttidaT\ttidaU\ttipoT\ttronU\tuayal\tucheT\tucheU\tugesU\tularT\tultaT\tultaU\tuncaT\tuncaU\turalT\turasU\txnerT
27\t-8\tabiaU\tahiaU\tainaU\talorl\talsol\tardaT\tardaU\tarmaU\tarmel\tasteU\tazonl\tbebeU\tberaU\tbujaT\tcadaU\tcamaU\tcayoU\tceral\tciasl\tcisoU\tctarT\tdabaU\tdadaU\tdenaU\tderaU\tdiasU\tdolol\teadol\tedanU\teidal\tejall\teleaU\temasU\tenirl\tfielU\tfiell\tforoU\tgabaT\tgudol\thicol\thtonU\tiadoU\ticasT\tideoU\tigenU\tigenl\tilosU\timeiU\tinceU\tiosoU\tirarU\tlinsT\tllasT\tloyoT\tltasU\tludaU\tmalaU\tmidol\tmpioU\tnaciT\tnadaU\tnaloU\tnderl\tnenaU\tomiaU\topiaU\torraU\torral\torteT\tpanal\tpasaU\tpaseT\tpocoU\trdenT\trdial\trdiol\trdonl\trimel\trmalU\tsadoU\tsadol\tsensU\tsicoU\tsigaT\tsmanT\tsonaU\ttadoU\tticol\ttomaU\tubioU\tueral\tuipoT\turenT\tusaU\tusarl\tutosl\tviaU\tvianl\tvidaU\tyudaU\tzadol
27\t-7\tacasl\tadesU\taireU\tanceU\tanusT\tarmeU\tastel\tastoU\tatosU\tatral\tazonU\tberal\tbezaU\tbujoU\tcabaU\tcadal\tcayol\tceluU\tcharU\tcharl\tciasU\tcidal\tcimaU\tcipel\tcosaU\tcpceU\tctosU\tcuyoU\tdadal\tdidal\tdminU\tdonaT\tdonaU\tebloU\tebreU\tecoT\temiaU\tenesl\tensel\terpol\terzal\tficoU\tfonol\tforol\tfugaU\tgadaU\tganoU\tgasU\tgatoU\tgicol\tguiaT\thachT\thagaU\thapaU\thibel\thilaU\thipaU\thoraU\tiadaT\ticasU\ticosl\tieneT\tieneU\tienel\tincoU\tiocaU\tionaU\tiosal\tlaroU\tlbarl\tleyoU\tlgarU\tlizoU\tllasU\tmabaU\tmalal\tmaloU\tmionl\tmizal\tmpiaU\tmplal\tnaU\tnabaU\tndezl\tneerT\tngasU\tniall\tnidal\tnimal\tnoceU\tntenT\tnzosU\tobraT\toferU\toncal\totasU\tpadaU\tpibeU\tpieU\tpodoT\tratol\trazoT\trdanl\trdenU\treall\treosU\triboU\trrioU\trtosT\truceT\tsigaU\tsoloU\tsonaT\tstenU\tstesU\ttacaU\ttadaU\ttrasU\ttresU\ttrolU\ttronl\tubiol\tuctoU\tuesel\tugesl\tularl\tunasU\tunteT\turrel\tvadoU\tveseT\tvianU\tvidoU\tzadoU
27\t-6\tabanl\tacial\tagasl\tainal\talezU\talioU\talvoU\tareaU\tastol\tayU\tazull\tbajoU\tbertT\tbrasl\tbujaU\tcaU\tchasU\tcianl\tciarU\tcidoU\tcienT\tcienl\tculaU\tcusaU\tdadoU\tderal\tdidoU\tdidol\tdijeT\tdiosl\tdomT\tdomU\tdridT\teadal\techal\tedanl\tederU\teleal\tenarT\tenarU\tenisl\terasU\terenU\ternal\ternoU\tetosU\tfeyT\tgabaU\tgadaT\tgicoU\tglenl\thagal\thtaU\tiadal\tiadoT\tiadol\ticasl\tideol\tiereT\tigroU\tilmoU\tilosl\timeil\timosU\tinarU\tiosol\tjeraU\tleal\tlegaU\tlegal\tllasl\tmalol\tmbiaU\tmisal\tmpial\tnabal\tnaciU\tnalol\tndosU\tneroT\tngosl\tnidaU\tnjasU\tnotT\tntasT\todiaU\tojosU\tolorU\tolorl\tomial\topiaT\toronT\totasl\toyol\tpadol\tpagal\tparol\tpediU\tpetaU\tponeU\tposol\tprilU\tpteT\trabaT\trabaU\tranil\tratoU\treU\treseU\tresoT\tribol\tridoU\trimaU\trmasU\trnetU\trriol\trtirU\tsabal\tsigoU\tsoloT\ttalaT\ttataU\tteleT\tteral\ttraeT\ttresT\tuchel\tudosU\tuegaU\tuegal\tueraU\tueseU\tuevel\tufiU\tuidal\tuinaU\tularU\tumenU\tunoU\tusoU\tuyanl\tvadal\tvial\tvivaU\tzadaU
27\t-5\taasU\tabesl\tacaT\tajesU\tajesl\talonT\talonU\talvol\tamarl\tamenU\tamosT\tarcaU\tbezal\tcidol\tcileT\tcileU\tcilel\tcobaU\tcosal\tcuyal\tdalel\tdiezU\tdiezl\tdiosT\tdosel\tebrel\temasl\tentoT\terbal\terdaU\tesesl\tetasU\tficaU\tficoT\tgadal\tguarl\tguraU\thibeU\thicaU\thsU\thtpU\tibirU\tibirl\tieteU\tigarU\tineal\tinosl\tintaU\tiocal\tional\tjadoU\tjural\tladol\tlamaU\tlanaU\tldesl\tlizol\tlpesl\tmbroT\tmidaU\tmisaU\tnacU\tnacl\tnadal\tnadol\tndanU\tndanl\tnderU\tndiaT\tnerol\tnetaU\tngunU\tnionU\tntasU\tntroU\tntrol\todral\tondoU\tonosT\topiol\totosU\tpagaU\tpiasl\tpitol\tpoyoU\traral\trdonU\tredaU\trfill\trmarU\trojal\trrU\trxT\tseisU\tsenoU\tsquel\tstenl\tteleU\ttidol\ttiraU\ttrall\ttrasl\ttrosU\tuadol\tugial\turasl\tvocaT\tvocaU\tzadal
27\t-4\tacaU\tajarU\talgal\talirU\tamenl\tanusl\taranU\taranl\taronU\taronl\tbrosU\tculal\tculol\tdadol\tdioU\tdonoU\tdoyU\teblol\techaU\tenenU\tenenl\tentaT\tentaU\tental\terarU\teudaU\tgaraU\tguirU\thachU\theteU\tibosU\tiereU\tineaU\tionoU\tisenl\tistel\tizosl\tjabaU\tjajaU\tjajal\tlariT\tlponU\tmbioU\tmigoU\tmiteU\tmitoU\tncesU\tnetal\tnjasl\todraU\tonall\topial\torteU\tpadal\tpaloU\tpaseU\tperal\tpetal\tpetol\tpibel\tpusoU\tquenT\trabal\treasU\tresoU\trmnU\troneT\trrhhU\tseisl\tsenal\tseroU\tsideT\tsideU\tsionT\tsionU\tsurl\ttabal\ttadal\ttadol\ttclU\ttelel\ttidoU\ttipoU\ttralU\ttrosl\ttural\tuctol\tuedoU\tuidaU\tunoT\tvayaU\tvayal\tverU\tvioT
27\t-3\tacenU\tadasT\tadieU\tadraU\tadral\tahiU\tamarU\tanusU\tarseU\tarsel\tayorU\tbaseT\tbasel\tbrioU\tcadol\tcienU\tcobal\tctaml\teltaU\tenarl\tendol\tentol\teptaU\terasl\tesesU\tetasl\teudal\tfcU\tfotoU\tfotol\thetel\thilal\tidenl\tierel\tilmol\timosl\tinhoU\tjeral\tjuraU\tlicoU\tmalU\tmamaU\tmigaU\tmitol\tngasl\tngunl\tntraU\tobraU\tontoU\tpasel\trdadU\trimol\trmarl\trmasl\tsabeU\tsalel\tsigol\tsivoU\tsosU\tstarU\ttaU\ttaraU\ttemal\ttiaU\ttipol\ttmbl\ttraeU\ttroll\tturaU\ttuvoU\tulpaU\tusol\tvezU\tvioU\tvival
27\t-2\tactoU\tactol\taronT\tctosl\tdarU\tdocl\tdoml\tendoU\ternol\tfeU\tibaU\tidasU\tilvaT\tisisU\tisteU\tjuezU\tlamoU\tmpreU\tnadoU\tnchal\tnciaU\tneroU\tonalU\topioU\totosl\tpidoT\tpiel\trazoU\troboU\tsacoU\ttiroU\tucciT\tuienU\tuinal\tuotaU\tveU\tvoyU
27\t-1\tcdU\tdejoU\tentoU\tipU\tiresT\tirleU\tntalU\tozcol\tredal\triorU\tumnal\tvaU
27\t1\tavezT\terezl\tianT\tngelT\tnoraT\tossiT
27\t2\tachiT\tacioT\tcheoU\tczukT\tegasT\tesmaT\tevasT\tgadoT\tivanT\tjI\tlenaT\tnoeT\tomonT\tossiU\tottiU\traulT\travoT\trlosU\tsicaT\ttinoT\tvaneU\tzaloT
27\t3\tachiU\tagayT\taldoT\tancyT\tanduU\tasioT\tcunaT\telbaT\telenT\terioT\terlal\tevesT\tevinT\thaveT\thetaT\tidiaT\tilarT\tildaT\titezl\tjedaT\tldanU\tletaT\tllayl\tllosT\tlunaU\tmianU\tmiroT\tngell\tnoel\tottaT\tpaezU\tpazU\tpuraT\tquinl\tralaT\traril\traulU\trenaT\trianU\trianl\triasU\trielU\trinaT\tritaU\trlisT\trmenl\trunoT\tseraT\tsianT\tubenT\tubiaT\tujanT\tunesT\tunezU\tvaniU\tveraT\tyohaU\tyohal\tzmanT
27\t4\tabell\tachoT\tadeoT\tagusT\tanezl\tarezU\tarneT\tarraT\tarteT\tarzoT\tauraT\tautoT\tavezl\tayral\tazanU\tbatoT\tbergT\tcanoU\tcenaT\tchenT\tcheoT\tcinal\tdelaU\tdiceU\tedrol\tejasT\tertoT\tesusU\tettaU\tevasU\tgeloU\tgrosU\tharaT\thelal\thetaU\thianU\tiagaT\tianaT\tianoU\tibelT\tilcaU\timonT\timonl\tindtU\titezU\tivasT\tjazT\tjedaU\tjuanU\tjuliU\tlaraT\tlfinT\tlidaT\tlinaT\tllayU\tlsonU\tlucaU\tluzT\tmaell\tmaruT\tmbayU\tmirol\tncayl\tnelaT\tnicaU\tntinT\tnuelU\tnzonT\tociol\toemiU\tolgaT\torioT\tpaoU\tpariT\tparoT\tponsT\tqueoT\tradaT\traull\trgosT\trielT\trinoT\trisaU\trmenT\trnanl\tronaT\trrenT\trzunT\tslaoT\ttatiT\ttinoU\ttinol\tudial\tuevoT\tulmaT\tviraU\tylanT\tzoeT
27\t5\tadial\taitel\talleT\tamasT\tamilU\tancaT\tancyU\tancyl\tanezU\tannaT\taolal\taonaT\taraiU\tarayT\tarazT\tattiU\tautiT\tbetol\tbianT\tbralT\tbrilT\tburgT\tcariU\tceroT\tceroU\tchezl\tchukU\tcruzU\tcruzl\tczukl\tdgarU\tdinaU\tdoril\tefanl\teliaT\telsoT\telyU\telyl\temirT\teresl\terezU\teroaU\terryU\testeU\tevinU\tfanoT\tguelT\tguezT\thugoU\tianoT\tilarU\tilenT\tileoT\tilteU\tindoT\tiniaU\tirioT\tisaT\tisesU\tjazU\tkangU\tkianT\tkianU\tlemaT\tlmosl\tlolaT\tlozal\tmaU\tmaelT\tmasaT\tmayaT\tmbayl\tmeroT\tmianT\tmposT\tmuraT\tnahiU\tnakiT\tndroT\tndrol\tniseT\tnsurT\tnzueU\toccoU\tochiU\toderU\tofiaU\toldiT\tolisU\toqueU\torniT\torzaU\tottiT\toviaT\tpaezl\tpazaT\tpughU\travoU\triasT\triloT\trilol\tritol\trmanU\trolal\trtinT\truizT\truizl\trunoU\tsosaT\tsparU\ttanoT\ttaroT\ttavol\ttinal\ttolaT\tuanaU\tueroU\tufreU\tuielT\tumanl\tundol\tunezT\tunozT\tveral\tveroT\twuT\twuU\tyanoU\tydeeT\tydeel\tylanU\tyohaT\tzminT\tzminl
27\t6\tabadU\tabioU\tadalU\tadysl\tagayU\tahirl\taianT\talbaT\taldel\taliaT\talosU\tamasl\tapurT\tapurU\tarceT\tarezT\tauerU\tavioU\tayasU\tazanT\tbaezT\tbaumU\tbiasU\tcanoT\tchayT\tchulU\tcielU\tcilal\tcruzT\tcunaU\tczukU\tczykU\tddadU\teberU\tedesT\tegasU\teinaT\teiszl\telbaU\telbal\telenU\telfiT\telial\telmoU\temmaT\teniaT\terlaU\terriT\tertsT\tesmaU\tesmal\tevinl\teyesU\teyesl\tfanol\tfedeT\tfinaT\tfranT\tgabyT\tgelaT\tgeloT\thartl\thaveU\tianU\tidiaU\tilanT\tirisl\tironT\tittiT\tixtoT\tjasyU\tjderT\tjuanT\tjuliT\tkaull\tlacaU\tldiaT\tlealU\tletoT\tliasl\tllanU\tlolal\tlozaT\tlupeT\tmaruU\tmayol\tmedol\tmenal\tmilaT\tmposU\tnahil\tncayT\tndroU\tnemeU\tnianU\tninoU\tnoeU\tnosoT\tntinU\tnuell\tnurT\toacoT\toccoT\tohanT\tolgaU\tondel\tonteT\tonzoU\toqueT\tossil\toverT\tovial\towenT\tparkT\tpiukT\tredoT\tredol\tricoU\triell\tritaT\trmenU\trrezU\trriaU\trzunU\tsanal\tsaraT\tssanT\tsudaU\tsusil\ttaniT\ttherU\ttianT\ttitoT\ttoreT\ttoroU\tuiell\tuiniT\tulouT\tunesU\tustiU\tuziaT\tvilaT\tvinaU\tyeliU\tynchT\tynchU\tyoonU\tzI\tzmanl\tzminU\tzoeU\tzoel
27\t7\taball\tabiol\tadriT\tadriU\tadril\tadysT\tagraU\tagusl\tahanU\taivaU\taldiU\tambiU\taminU\tanduT\taoliT\tardiU\tardoU\tarneU\tasasT\tateoU\taulaU\taulal\tautiU\tautil\tayenT\taylaT\tayraU\tazzoT\tbaezU\tbatoU\tbdonT\tbebaU\tbergU\tblesT\tboraU\tcedoU\tcesil\tchenU\tchezU\tchoiU\tciell\tcilaT\tdalaT\tdalaU\tdiopU\tedesl\tedroT\tegreT\telesT\teliaU\tellaT\telmol\telsoU\telvaT\telynT\temalT\tenkoU\teppeU\terlaT\terpaU\tesusT\tettal\tevanU\tevezU\texisl\tfaneU\tfanel\tfiloT\tgabyU\tgaill\tgoyoT\thartT\thinoU\thoT\tholal\thukyT\tianaU\tianl\tibalU\tickyU\tildaU\tilseU\tingaU\tingoT\tingoU\tioliT\tircoT\tirkoT\tirnaT\tispeT\tivanl\tivasl\tivial\tixtoU\tjadaT\tjulil\tkangl\tkimT\tkimU\tkiml\tkissU\tlacoT\tldanT\tlejoU\tleonT\tlfinl\tlianU\tlinaU\tlinoT\tlitoU\tllanT\tlmerT\tlmosU\tlnesl\tluU\tmaT\tmaelU\tmaleT\tmanil\tmarul\tmasal\tmaxil\tmejoU\tmejol\tmiaT\tmonaT\tnahiT\tnakiU\tncayU\tneteT\tnicaT\tnitaT\tnsinU\tntiaT\tntiaU\tnushU\tnzuel\toccol\tofreT\toldoU\tolgal\tomasT\tomezT\tomezl\tonelT\tonezU\tonial\torelT\torroT\tottil\toutoT\tovalT\tpaol\tparkU\tparkl\tponsU\tpratU\tpughT\trdesT\trdesU\trfanT\trickT\triozU\trnanT\troffU\troral\trosoT\trosoU\trsonT\truizU\truloU\tsaabU\tsianU\tsoleT\ttaloU\ttarol\tteloT\ttenaU\tteol\ttherT\ttoneU\ttotiT\tuceaT\tuchiU\tucioT\tulceT\tuleoT\tuleoU\tumaT\tupanT\turinT\turinl\tvanaU\tvaneT\tvansT\tvedal\tvegaT\tvierU\tviraT\twiczT\tydeeU\tyhenl\tzaloU
27\t8\tabadT\tabdoU\tabudT\taciol\tadalT\tagraT\tahamT\tahamU\taival\tallel\talmaU\tanal\tanezT\tanizU\tantiU\taoliU\tarasU\tarazU\tarisU\tasarT\tattiT\tattil\tavenl\tayenl\tbaraU\tbetoU\tbinaT\tboraT\tbosaT\tcamoT\tcariT\tcenal\tchezT\tchoaU\tcopaT\tdibT\tdoriT\teagaT\teberT\teddyU\tedonT\tedonU\teiraU\telenl\telfiU\telynU\tenatT\tenkoT\tenzal\terdeT\tertiT\tetesT\teyesT\tfedel\tferl\tfesaU\tfilol\tgabyl\tgailT\tgilU\tginoT\tginol\tgonal\tgozaT\tgridT\tguelU\tguinU\thanal\thaniT\thaniU\thebeU\thetal\tholaU\tiaraU\tiaroU\tiatiU\ticelU\tichiT\tidadl\tiesoU\tilanU\tilceU\tildal\tilenU\tilinU\timanl\tiojol\tirkoU\tironU\tirreT\tisiaT\tispoT\tjderU\tjedal\tldanl\tlfinU\tlilaU\tlipeU\tlipel\tlmanU\tlmosT\tlolaU\tlosoT\tlsonT\tmadaT\tmaraT\tmeiT\tmiroU\tmoloT\tmonal\tmoneT\tnchoT\tnellU\tnianT\tnigoT\tocioT\todoyT\todoyU\tofreU\tomonU\toniaT\toranU\tormaT\tosueU\tottaU\tpaezT\tpameT\tpariU\tpituU\tpitul\tplaU\tpuraU\tquinT\trensT\tretoT\trgioT\trigoT\triloU\triozT\trnanU\trolaU\troleU\tronaU\trtinl\tsaabl\tselaU\tsinil\tsulaU\ttenoU\tteoT\tthiaT\ttitol\ttufoU\tubenU\tucioU\tuielU\tujanU\tuliaT\tulmal\tundoT\tunozU\tupanU\turbel\tuterU\tvdaU\tvedoT\tvilal\tvinaT\tvistT\tvoneT\twiczU\txanaT\txanal\tylenU\tytiaT\tyuanU
27\t9\tadall\tadeol\taganT\taldeT\talenU\taneol\tangeT\taquil\taridU\tarzoU\tayraT\tazzoU\tbebaT\tbelal\tcataT\tcedol\tchoU\tcoboT\tcoboU\tdanaU\tderoT\tdiazU\tdiceT\tdiniT\tdozoU\tdozol\teberl\tegreU\teival\telmuU\tenjaT\tenjaU\teppel\testiT\testiU\teterT\texisT\tezonT\tfaneT\tfengT\tfinoT\tfinoU\tgliaU\tglial\tguezU\thirol\tianal\tickyl\tidesT\tidesl\tielaU\tielal\tihuaT\tilvaU\tindoU\tinteT\tirozU\tirreU\tisaU\tiscaU\tisesT\tisiaU\tispeU\tispel\tiviaT\tlinT\tlitaT\tllayT\tllimU\tlmanT\tlqueU\tlquel\tluT\tmaiaT\tmenaU\tmoneU\tnaroU\tnatiT\tnatoT\tnisel\tnsiaT\toball\toleaU\tonell\toniaU\tpaoT\tpazal\tperol\tpomaT\tquirU\tquirl\tranoT\trayaU\trgiol\triaml\trimoT\trlenU\trlisU\trminU\trmolU\trogaT\trolol\troraT\troraU\trotaT\trruaT\truloT\tsisal\tsparT\tsterT\tsulaT\ttanal\ttaniU\ttaroU\ttatiU\ttavoU\tteoU\ttoneT\tubarl\tudezT\tudezU\tuecoT\tueroT\tuitaT\tuizaT\tuizaU\tujral\tulioT\tulliT\tunirU\turcaT\turinU\tvanaT\tvedaT\tveroU\tverzT\txanaU\tyolaT\tzaroT\tzaroU
27\t10\taderT\tadysU\tahaml\taiteT\taleU\talmaT\talosT\tanaU\tancoT\tanesT\tarasT\tarcel\tarzaT\tavenU\tazarl\tbaraT\tcaroU\tccarT\tceloU\tciroT\tcocoT\tconaU\tcualT\tcualU\tdipal\tdoriU\tdreaU\teagaU\tebanT\tebanU\tedesU\tedonl\tedroU\teilaU\teinaU\teiral\teireT\tejasU\telmoT\telsol\temirU\tencaT\tertaT\testil\tettaT\tevanl\tfedeU\tflorU\tfranU\tfranl\tgliaT\tgonaT\tgozal\tgrosT\thainT\thangT\thigaT\thiroT\thiroU\thucaU\thuenT\thuenl\thuraT\tiatiT\ticheT\tiedoT\tiegoU\tievaT\tieval\tigerT\tihuaU\tilceT\tilinT\tiliol\tirmal\tirtaU\tisioU\tisolU\tittiU\tlacaT\tlaniU\tlazaT\tleonU\tlinl\tlmerU\tloreT\tmaiaU\tmajoU\tmeloU\tmiasT\tmilal\tminT\tmoloU\tmoniU\tnatal\tnelaU\tnianl\tnigol\tnolal\tnsiaU\tnsurU\tonezT\toniol\tossoU\toverl\tpetil\tpomaU\tralaU\tramoT\trariT\trdesl\tredoU\tregol\trfanU\trickU\trlisl\trojoT\trosaU\trresU\trthaU\tsanaU\tsapoU\tsayaT\tscarl\tsiniT\tsuril\ttenal\ttomil\tturoT\tturoU\ttutil\tucasT\tuceaU\tuchil\tuciol\tuevoU\tuevol\tuitol\turroU\turrol\tvansU\tvaraT\tvdal\tverol\tvichU\tvitoT\tyalal
27\t11\tadeoU\tadiaT\tagroT\taiteU\talcoU\taleT\taliT\tamirU\tancoU\taneoU\tateoT\tcelol\tcilaU\tcosoU\tcosol\tcunal\tdanal\tdoniT\tebanl\teiraT\teldaT\teldaU\teldal\tevesl\texisU\tflorl\tgonaU\thartU\ticheU\tiecoT\tiecoU\tiecol\tigerU\tildoT\tildoU\tileol\tilteT\tintiU\tisoll\tispoU\tivanU\tlupel\tmaleU\tmonil\tnakaU\tnataU\tnatol\tnchoU\tnejoT\tnejol\tneneT\tniseU\tnurU\tolasT\tomarT\tonsoU\toscoT\tossoT\tovall\tpinoU\trgosl\triamU\trmoaT\trosaT\trrial\trruaU\trtinU\trusoU\tselaT\tsterl\tstonl\ttiasl\ttilal\tubarU\tuidoT\turril\tvansl\tveraU\tvilaU
27\t12\tachol\tagnoU\taianU\taivaT\taldeU\tanzoU\taolaU\tarceU\tavezU\tblasU\tbrall\tbranT\tcenaU\tcinoT\teivaU\tencaU\tencal\tenzaU\tfinol\tginoU\tgonil\thelaU\thigal\tiaraT\tidial\tileoU\tilioU\timanU\tingol\tintiT\tlimal\tlitoT\tloreU\tlorel\tlusaT\tmasaU\tmelaT\tmelaU\tmilaU\tmonaU\tnchol\tnelal\tnzonU\tobalU\tocaT\tocaU\tomezU\tonelU\tortoT\tpatoT\tpatol\tpiaT\tpial\trgioU\trigol\trminT\troyoT\trriaT\trusol\tsianl\tsiniU\tsosal\tsterU\tstonU\ttanoU\ttianl\ttiasT\ttorol\tubenl\tuecoU\turcoT\tvedoU\tvichT\tymasU
27\t13\taguaU\tayenU\tbetoT\tblasT\tbosaU\tbralU\tcaroT\tcolol\tdanaT\tegasl\tevesU\tflorT\tgoniT\tichel\tidesU\timonU\tirisU\tirtal\tlabaT\tlimaT\tlinol\tlusaU\tnurl\tnzonl\tonioT\tpural\trariU\trenal\trogal\trresT\tsayaU\tsosaU\tteloU\tthiaU\ttianU\ttilaU\tvedaU\tyalaT
27\t14\tcesiU\tcirol\tferT\tfiloU\tfinaU\tgailU\tgozaU\tgridU\thigaU\thuenU\tirnaU\tisiol\tleonl\tlimaU\tlinU\tlozaU\tlqueT\tlupeU\tovalU\trreaU\ttanaT\ttanol\tuitoT\turcoU\tyolaU
27\t15\tadiaU\tarzal\tcamoU\tcocoU\tcocol\tcoloT\teinal\tferU\tfinal\tievaU\tilioT\timanT\tirnal\tnigoU\tnolaU\tpazaU\tpiaU\trenaU\trogaU\ttiasU\ttitaU\tyalaU
27\t16\tarzaU\tcerol\tciroU\tcoloU\tgoniU\tmaniT\tnatoU\tpatoU
27\t17\tmaniU\toleal\ttitoU
27\t18\tnataT\turcaU\turcol
27\t19\tordoT
28\t-15\tuI..590-
28\t-14\tnU.|: 1-\tuT.|. 0-\tuT/  1-\tuT: : 0-
28\t-13\ttT : 1-\tuI..090-\tuT.   90-\txI  9.0-\txI|.0-
28\t-12\tuI  - 0-\tuI °790-\tuI..490-\tuI|° 0-\tuT  9  90-\tuT |  1-\tuT).  0-\txI.. 90-\txI..890-
28\t-11\tcT)  1-\tuI. °.90-\tuI..,90-\tuI..190-\tuI..390-\tuI.|.0-\tuT  9: 0-\tuT. : 90-\txI, .0o\txI.|. (0-\txU|. 0-
28\t-10\tll  9|0o\ttT, . 1-\ttT.|: 3-\tuI °090-\tuI °190-\tuI °290-\tuI °490-\tuI °890-\tuI..990-\tuT. : 0-\tuT/ , 1-\tuT/ |1-\txI..).0-\txT;  0-\txT|. 0-
28\t-9\tcT ; 1-\tcT/  1o\tcU||0-\tnT " 0-\tnU " -0-\ttT. , 0-\ttT.|: 0-\tuI ° 0-\tuI. / 0o\tuI. |0-\tuT. . 0-\tuT. 9 0-\tuT.|.|0-\tuT.|: 0-\tuT: 9 0-\tuT|  90-\tuU  - 0o\tuU |  | 0-\tul, 9  90o\txI  9, 0-
28\t-8\tcT  9 1-\tcT/  1-\tlU  9|0-\tuI (.0-\tuI |0-\tuI..790-\tuU.|. 0-\tul  9|0o\txI, .0-\txI. ) 0-\txI. / 0-\txT. : 0-\txU  9  90-
28\t-7\tcU ), 0-\tuI ° 90-\tuI. / 0-\tuT |  | 1-\tuT.| "90-\tuU.   90-\tuU|. 0-\tul.   90o\tul|. 0o\txT $1-
28\t-6\tal  2o\tcT . 1-\tcT.  0o\tcT. . 0-\tcT. 9 1-\tcT|. 0-\tnU.|: 2-\tuI , 0-\tuI / 0o\tuI,  0-\tuI. ° 90-\tuT: . 0-\tul |  | 0o\tul.|. 0o\tul: . 0o\txI  0-
28\t-5\tcT.  "0-\tcT. , 0-\tuI / 0-\tuI ° 90o\tuT.  0o\tul  9. 0o\tul - |0o
28\t-4\tcT  9 0-\tcT: |0-\tcU ". 0-\tcU |  0-\tcU/  0-\tcU: . 0-\tcU^ 0-\tcU|: 0-\tnU.|: ¿2-\tuI  0-\tuT  9 0-\txI.|) 0-
28\t-3\tcT |  1-\tcT: . 0-\tcU. : 0-\tcU.|: 2-\ttU.|: 0-\tuI.|) 0-\tul: |0o
28\t-2\tcT " 0o\tcT.  0-\tcT.|. 0-\tcT.|: 0-\tcT|: 0-\tcT|: 0o\tcU  0o\tcU.|: 0-
28\t-1\tcT. : 0-\txI - .0-
28\t1\tgT  2-\tgT , 1-\tgT.  2-\tgT:  0-\tgU |0-\thU  0-\tnT , 2-\tnT.  2-\tnU.  0-\tuT  2o\tuT .|3-\tuT,  2-\txT  3-\txT |2-\txU : 3-
28\t2\tbT , 2-\tcT  3-\tgT  9 1-\tgT,  3-\tnT  (2-\tnT  3-\tnT . 3-\txT .|3-\txU  3-
28\t3\taT,  3-\tal, , 0o\tbT , 3-\tbT .|2-\tbl.  0o\tcT .|2-\tcU  1-\tfT  3-\tgT, , 1-\tgU:  0-\tgl:  0o\tlT  2-\tnT  2-\tnT : 3-\tnT. |0-\tnU  2-\tnU  9 0-\tnU:  0-\tnl  3o\tnl:  0o\tuT . 3-\tuT|: 3-\tuU  3-\tuU , 3-\txT . 3-\txT ; 2-\txT,  3-\txT, , 2-\txU  2-
28\t4\taT .|2-\taT:  0-\taU |0-\tbT : 3o\tgT.| 1-\tgT;  0-\thT  1-\thT.  1-\tnT  3o\tnT |2-\tnT.  - 2-\tnU , 1-\tnU| 0-\tnU|: 3-\tuT .|2-\tuT : 3o\tuT.| 3-\tuT:  3-\tuT: , 3-\tuT| 3-\tuU|: 3-\txT .|2-
28\t5\taT , 3o\taT . 3-\taT.  2-\tbT , 1o\tcT : 3o\tgT.  1-\tgT:  1-\tgT| 0-\tgU, , 0-\tgU:| 0-\tgU| 0-\tgl  0o\tgl;  0o\tlU,  0-\tnT ", 3-\tnT .|3-\tnT,  3-\tnT, , 2-\tnU : 3-\tnl: , 0o\ttT , 2-\ttT : 3o\tuT.| 3o\tuT| 1-\txT |3-\txT,  2-\txU. |0-\txU|: 3-\txl |0o
28\t6\taT  1o\taT . 2-\taT ; 2-\taT| 3-\tbT.  2-\tbU: , 0-\tcT  2-\tgT  9 0-\tgT,  - 1-\tgU, . 0-\tgU;  0-\tgl |0o\tlU:  0-\tnT ; 3-\tnU. : 1-\tnU.|: 3-\tnl  <0o\ttT , 3-\tuI ". 0-\tuI..0o\tuT ; 3-\tuT |2-\tuT.  3-\tuT:  2-\tuT| 3o\tuU  1-\tuU,  3-\txI ., 0-\txT : 3o\txU|: 0-
28\t7\taT ; 3-\taU  1-\tbT  2o\tbT ; 3-\tbU| 0-\tbU|, 0-\tbl: , 0o\tcT , 3o\tcT.  1-\tcT.  2-\tgT ( 1-\tgT",  1-\tlT.  1-\tlT:  1-\tlU. : 0-\tnT,  2-\tnT, , 1-\tnT;  2-\tnU ) 0-\tnU.| 0-\tnl  (0o\tnl : 0o\ttU : 3o\tuT , 91-\tuT,  - 1-\tuT, . 1-\tuT. , 2-\tuT|: 3o\tuU , 1-\tuU| ❤ 0-\tuU|, 0-\txI . 0-\txI .790-\txI : 0-\txT  3o\txT : 3-\txT. $1-\txU  1-\txU  | 0-\txU.| 0-
28\t8\taT:  1-\tbT .|3-\tbU  2-\tbU : 3-\tbl   90o\tcT . 3-\tcT,  3-\tcT:  3-\tfT , 3-\tgT |1-\tgT, . 1-\tgT.| 0-\tgT| 1-\tgU  1-\tlT, , 3-\tnT  9 1-\tnT $3-\tnT.  1-\tnT. , 1-\tnU  1-\tnl.| 0o\ttT . 2-\ttT.  1-\tuT  - 3-\tuT  9 1-\tuT , 1o\tuT.  2-\tuT| 2-\tuU.  (0-\tuU:| 0-\tul.  1o\tul:  3o\tul|, 0o\txI "9., 0-\txI .; 0-\txI..; 0-\txT:  0-
28\t9\taT  (1-\taT : 3-\tbT  | 3-\tbT|, 0-\tbU  1-\tcT : 3-\tcT.  3o\tcU , 3-\tcU : 3-\teT  2-\tlT.  3-\tlU|, 0-\tnT  <1-\tnT |1-\tnU : 0-\tnU |1-\tnl ) 0o\ttT |3-\ttT.  3o\tuI . /0-\tuT |  2-\tuT, |1-\tuT. |1-\tuT.| 1-\tuT.| 2-\tuT|: 1o\tuU : 3-\tuU,  - 0-\tuU.  - 0-\tul |3o\txI / . 0-\txI..0o\txU/ , 0-\txl. $0o
28\t10\taT . 3o\taT.  3-\tcT . 3o\tlT,  2-\tlU. : ¿0-\tnT ) 1-\tnT;  1-\tnT|, 1-\tnU $1-\toT| 0o\tuI - . 0-\tuI; . 0-\tuT ( 0-\tuT ( 1-\tuT : 1-\tuT".  2-\tuT, .|1-\tuT.  1o\tuT. , 1-\tuT: , 1-\tuT;  2-\tuU° 9, 0-\tul. $0o\txI $0-\txI. . 0o\txI. ., 0-
28\t11\tbU.  0-\tlU| 0-\tll:  0o\tnT .|2-\tuI, . 0o\tuI. . 0o\tuT. . 1-\tuT:  1o\tuU. $0-\tul , 1o\tul.  - 0o\txI . -0-\txI, . 0-\txI.- . 0-\txl. |0o
28\t12\taT.  1-\tbl|, 0o\tcU , 1-\tlU  1-\tlU. : ¿2-\tll,  0o\tnT : 1-\tnU/  0-\tuI .590-\tuI../90-\tuI..|0o\tuI: "., 0-\tuI; .0-\txI. . (0-\txI. . 0-\txI; . 0-\txT:  1-
28\t13\tbT . 3-\tcT.  3-\tnT $1-\tuI . |0-\tuI. . 0-\tuI. ., 0o\tuT. $1-\tuT:  1-\tuT;  1-\tuT|: 1-\txI - . 0-\txI .: 0-\txI. .0-\txI.$0-\txT.  1-
28\t14\tnT. $1-\tnT; , 1-\tuI . 0-\tuI .: 0-\tuI. $0-\tuT|, 1-\tul |1o\txI.., 0-
28\t15\tcT| 3-\tuT.  1-\txI .|0-\txI.. (0-\txI: . 0-
28\t16\tuI .|0-\tuI, . 0-\tuI, .|0-\tuI|. 0o\tuT  9, 1-\tuU  2-
28\t20\tuI ., 0-
28\t23\tuI. ., 0-`;
