% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% An empty array of durations: duration.empty (0-by-0), duration.empty(m, n), duration.empty([m n]); one of the sizes is zero.
% Example: x = duration.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''duration''.');
end
x = makeDuration(double.empty(varargin{:}), 'hh:mm:ss');
end
