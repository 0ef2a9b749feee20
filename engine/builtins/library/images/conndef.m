% SPDX-License-Identifier: Apache-2.0
function mask = conndef(dims, kind)
% Connectivity array of 'minimal' (faces) or 'maximal' (all) neighbours in `dims` dimensions.
% Example: mask = conndef(2, 'minimal')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(dims, {'numeric'}, {'integer', 'scalar', '>=', 2}, 'conndef', 'NUM_DIMS', 1);
kind = validatestring(kind, {'minimal', 'maximal'}, 'conndef', 'CONN', 2);
mask = ones(3*ones(1, dims));
if strcmp(kind, 'minimal')
    away = 0;
    for d = 1:dims
        shape = ones(1, dims);
        shape(d) = 3;
        away = away + reshape([1 0 1], shape);
    end
    mask = double(away <= 1);
end
end
