% SPDX-License-Identifier: Apache-2.0
function R = quat2rotm(q)
% Rotation matrices, one a page, of quaternions, one a row with the real part first.
% Example: R = quat2rotm([cos(pi/4) 0 0 sin(pi/4)])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quat2rotm', q, 4);
q = q./sqrt(sum(q.^2, 2));
part = @(c) reshape(q(:, c), 1, 1, []);
w = part(1); x = part(2); y = part(3); z = part(4);
R = [1 - 2*(y.^2 + z.^2), 2*(x.*y - w.*z), 2*(x.*z + w.*y)
    2*(x.*y + w.*z), 1 - 2*(x.^2 + z.^2), 2*(y.*z - w.*x)
    2*(x.*z - w.*y), 2*(y.*z + w.*x), 1 - 2*(x.^2 + y.^2)];
end
