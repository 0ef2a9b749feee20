% Coordinates in the columns of a matrix, scalars among arrays, and what is refused.
[t, p, r] = cart2sph([0 0 0; 1 0 1; 2 0 2]), [x, y] = pol2cart([0 0; pi/2 2]);
fprintf('%.15g ', round(x, 12), round(y, 12)), fprintf('\n')
[t, r, z] = cart2pol([0 1 2], 0, 5), [x, y, z] = sph2cart([0 0 0], 0, 1)
disp(rectint([5 3 0 7 5 2; -10 0 0 40 11 2], [10 -5 0 5 7 2])), disp(rectint([0 0 2 2], [1 1 3 3]))
disp(vander([2 3], 3)), disp(logspace(0, Inf, 3)), disp(logspace(-Inf, Inf, 1))
calls = {'cart2pol({1}, 1)', 'cart2sph(1, 2)', 'pol2cart(ones(3,3), 1, ones(2,3))', 'rectint([1 2 3], [1 2 3])', 'Inf(2, ''int8'')', ...
    'NaN(2, ''like'', true)', 'logspace([1 2], 3)', 'diag(1:3, -4, 3)', 'sub2ind([10 10.5], 1, 1)', 'deg2rad(uint8(1))', ...
    'accumarray(1:5)', 'chol(1, 2)', 'eig([1 2; 2 3], ''chol'')', 'eig(2, ''balance'', ''nobalance'')', 'eig(2, 3, ''vector'', ''matrix'')', ...
    'var([1 2], [-1 0])', 'var([''A''; ''B''])', 'var([1 2], [1 2], ''all'')', 'isprime(7i)', 'histc([1 1i], 2)', ...
    'gammainc([0 0], [0; 0])', 'expint(''1'')', 'sinint(''1'')', 'psi(''a'')', 'filter([1 3], 1, [1 2; 3 4], [4 5]'')', ...
    'condest(@sin)', 'condeig({1})', 'gsvd({1}, 2)', 'ordeig(1, [1 2])', 'ordeig([1 1; 0 1], [1 0; 1i 1])', 'normest(1, [1 2])', ...
    'unwrap(''foo'')', 'del2(1, [1 1], 2)', 'fftw(3)', 'fftw(''planner'', ''x'')', 'gallery(''randsvd'', 3, 0.5)'};
for k = 1:numel(calls)
    try
        evalc(calls{k});
        fprintf('%-40s runs\n', calls{k});
    catch err
        fprintf('%-40s %s: %s\n', calls{k}, err.identifier, err.message);
    end
end
