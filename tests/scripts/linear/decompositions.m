% Matrices factored once.
A=[4 1;1 3]; b=[1;2];
dA = decomposition(A)
disp(dA\b - A\b), disp(b'/dA - b'/A), disp(class(dA)), disp(dA.Type)
for t = {'lu','qr','chol','ldl','cod'}, d=decomposition(A,t{1}); disp(norm(d\b-A\b)<1e-12), disp(norm(d'\b-A'\b)<1e-12), end
B=[1 2;3 4]; dB=decomposition(B); disp(dB.Type), disp(norm(dB'\b-B'\b)<1e-12), disp(norm(b'/dB-b'/B)<1e-12), disp(norm((2*dB)\b-(2*B)\b)<1e-12)
C=[1 2;3 4;5 7]; dC=decomposition(C); disp(dC.Type), disp(norm(dC\[1;2;3]-C\[1;2;3])<1e-12), disp(norm(dC'\b - C'\b))
disp(isIllConditioned(dB)), disp(rcond(dB)-rcond(B)), disp(rank(dC))
x = decomposition([1 2;2 4])\b
U=decomposition(triu(B)); disp(U.Type), disp(norm(U\b-triu(B)\b)), D=decomposition(diag([1 2])); disp(D\b), disp(D.Type)
z = decomposition([2 1i;-1i 3]); disp(z.Type), disp(norm(z\b-[2 1i;-1i 3]\b)<1e-12)
try, dA\[1;2;3], catch e, disp(e.message), end
try, decomposition(ones(2,3),'lu'), catch e, disp(e.message), end
