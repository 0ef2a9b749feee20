hold on; format long g
disp 'a b' "c" % note
cd ..
!ls -l
a -1
a = 1; a -1
