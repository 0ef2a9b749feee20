% SPDX-License-Identifier: Apache-2.0
function varargout = feature(name, varargin)
% What scripts ask of MATLAB's undocumented switches: feature('numcores'), feature('DefaultCharacterSet'); 'jit' and 'accel',
% which turn its compiler on and off, do nothing.
% Example: n = feature('numcores')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
switch lower(char(name))
    case 'numcores', varargout = {maxNumCompThreads};
    case {'defaultcharacterset', 'locale'}, varargout = {'UTF-8'};
    case {'jit', 'accel'}, varargout = cell(1, nargout);
    otherwise, error('MATLAB:feature:UnknownFeature', 'Feature %s not found.', char(name));
end
end
