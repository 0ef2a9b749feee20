% SPDX-License-Identifier: Apache-2.0
function [G, x] = planerot(x)
% The rotation G of a plane that makes the second of two elements zero, and G*x.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isequal(size(x), [2 1]), error('MATLAB:planerot:InputSize', 'Input must be a column of two elements.'); end
if x(2) == 0
    G = eye(2, class(x));
    return
end
r = norm(x);
G = [x'; -x(2), x(1)] / r;
x = [r; 0];
end
