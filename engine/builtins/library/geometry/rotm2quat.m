% SPDX-License-Identifier: Apache-2.0
function q = rotm2quat(R)
% Quaternions, one a row with the real part first and not negative, of rotation matrices, one a page.
% Example: q = rotm2quat([0 -1 0; 1 0 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedRotations('rotm2quat', R);
q = zeros(size(R, 3), 4, 'like', R);
for n = 1:size(R, 3)
    M = R(:, :, n);
    d = diag(M);
    % By the greatest of the four parts, so that nothing small is divided by.
    [~, most] = max([trace(M); 2*d - trace(M)]);
    if most == 1
        p = [1 + trace(M), M(3, 2) - M(2, 3), M(1, 3) - M(3, 1), M(2, 1) - M(1, 2)];
    else
        i = most - 1;
        j = mod(i, 3) + 1;
        k = mod(j, 3) + 1;
        p = zeros(1, 4, 'like', R);
        p(1) = M(k, j) - M(j, k);
        p(1 + i) = 1 + d(i) - d(j) - d(k);
        p(1 + j) = M(i, j) + M(j, i);
        p(1 + k) = M(i, k) + M(k, i);
    end
    if p(1) < 0, p = -p; end
    q(n, :) = p/norm(p);
end
end
