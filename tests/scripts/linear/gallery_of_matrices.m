% Test matrices by name; all of them were compared with an independent implementation.
c = {{'binomial',5},{'cauchy',4},{'cauchy',1:3,2:4},{'chebspec',5},{'chebspec',4,1},{'chebvand',4},{'chebvand',3,5},{'chow',5},{'chow',4,2,3},{'circul',4},{'circul',[1 3 2]},{'clement',5},{'clement',5,1},{'compar',[1 -2;3 4]},{'compar',[1 -2 5;3 4 7;8 9 3],1},{'condex',4,1},{'condex',3,2},{'condex',5,3},{'condex',5,4},{'dorr',6},{'fiedler',5},{'fiedler',[1 5 2]},{'forsythe',4},{'forsythe',4,1,2},{'frank',5},{'frank',5,1},{'gcdmat',6},{'gearmat',5},{'gearmat',5,2,-3},{'grcar',6},{'grcar',6,1},{'hanowa',6},{'hanowa',4,3},{'invhess',4},{'invhess',[3 4 5],[1 2]},{'invol',5},{'ipjfact',3},{'ipjfact',3,1},{'jordbloc',4},{'jordbloc',3,5},{'kahan',4},{'kahan',4,1,3},{'kms',4},{'kms',4,.3+.2i},{'krylov',[1 2;3 4]},{'lauchli',3},{'lauchli',3,.1},{'lehmer',4},{'leslie',4},{'leslie',[1 2 3],[4 5]},{'lesp',5},{'lotkin',4},{'minij',4},{'moler',4},{'moler',4,2},{'neumann',9},{'neumann',[2 3]},{'orthog',4,1},{'orthog',4,2},{'orthog',4,3},{'orthog',4,4},{'orthog',4,5},{'orthog',4,6},{'orthog',4,-1},{'orthog',4,-2},{'parter',4},{'pei',4},{'pei',4,2},{'poisson',3},{'prolate',5},{'prolate',5,.1},{'redheff',6},{'riemann',5},{'ris',5},{'smoke',4},{'smoke',4,1},{'toeppen',6},{'toeppen',5,1,2,3,4,5},{'toeppd',4,2,[1 2],[.1 .2]},{'tridiag',4},{'tridiag',4,1,2,3},{'tridiag',[1 2],[3 4 5],[6 7]},{'triw',4},{'triw',[3 5],2,1},{'wilk',3},{'wilk',4},{'wilk',5},{'wilk',21}};
for i=1:numel(c)
  try
    A = full(gallery(c{i}{:}));
    A = A + 0;
    fprintf('%s %d %d:%s\n', c{i}{1}, size(A, 1), size(A, 2), sprintf(' %.6g', real(round(A(:).', 12) + 0)));
    if ~isreal(A), fprintf('%s\n', sprintf(' %.6g', round(imag(A(:).'), 12) + 0)); end
  catch e
    fprintf('%s: %s\n', c{i}{1}, e.message);
  end
end
[v, b, s] = gallery('house', [3; 4]); disp([v', b, s]), disp(gallery(3)), disp(gallery(5)), disp(class(gallery('minij', 2, 'single'))), disp(issparse(gallery('poisson', 3)))
try, gallery('none', 3), catch e, disp(e.identifier), end
try, gallery(4), catch e, disp(e.identifier), end
