% SPDX-License-Identifier: Apache-2.0
function pkg(action, varargin)
% Octave's packages: pkg load NAME and pkg unload NAME do nothing, since what the library has is always there.
% Example: pkg load signal
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~any(strcmp(action, {'load', 'unload', 'list'}))
    error('MATLAB:pkg:NotSupported', 'There are no packages to %s: what the library has is always there.', char(action));
end
end
