% What the command window shows for sparse matrices: titles, columns, formats, empty ones.
A = sparse([1 10 2], [1 2 10], [1 22 333])
B = sparse([1 2 3], [1 1 2], [0.5 -0.25 100])
C = sparse([1 2], [1 2], [1+2i 0.5i])
D = sparse(2, 2)
E = sparse(0, 3)
F = sparse([])
G = sparse(1, 0)
H = sparse([true false; false true])
I = sparse(true)
J = sparse(5)
K = sparse([0 2 0 3])
M = sparse([0; 2])
N = sparse(3, 1)
O = sparse(false(0, 2))
P = sparse([1e5 0.1; 0 0])
Q = sparse([NaN Inf; 0 -1])
R = sparse(123456, 7, 3)
disp(A), disp(D), disp(H), disp(F)
format long
B
format compact
A
format short
S = {A, H}
t.a = A;
t
display(D)
