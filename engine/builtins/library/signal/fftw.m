% SPDX-License-Identifier: Apache-2.0
function out = fftw(what, value)
% Which effort the search for transforms takes ('planner': 'estimate', 'measure', 'patient', 'exhaustive', 'hybrid'), and what was found
% ('dwisdom', 'swisdom'); with a second argument it is set, and what was before is given. The transforms here need no search, so a method
% is kept for programs that ask for it, and changes no result.
% Example: method = fftw('planner')
persistent method wisdom
if isempty(method), method = 'estimate'; wisdom = {'', ''}; end
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~ischar(what) && ~isstring(what)
    error('MATLAB:fftw:invalidInput', 'First argument must be ''planner'', ''dwisdom'' or ''swisdom''.');
end
if nargin > 1 && ~(ischar(value) || isstring(value) || isempty(value))
    error('MATLAB:fftw:invalidInput', 'Second argument must be text.');
end
switch lower(char(what))
    case 'planner'
        out = method;
        if nargin < 2, return, end
        if ~any(strcmpi(value, {'estimate', 'measure', 'patient', 'exhaustive', 'hybrid'}))
            error('MATLAB:fftw:invalidPlanner', 'Unknown planner method ''%s''.', char(value));
        end
        method = lower(char(value));
    case {'dwisdom', 'wisdom', 'swisdom'}
        at = 1 + strcmpi(what, 'swisdom');
        out = wisdom{at};
        if nargin < 2, return, end
        if ~isempty(value) && ~startsWith(char(value), '(fftw')
            error('MATLAB:fftw:invalidWisdom', 'The wisdom is not of FFTW.');
        end
        wisdom{at} = char(value);
    otherwise
        error('MATLAB:fftw:invalidInput', 'First argument must be ''planner'', ''dwisdom'' or ''swisdom''.');
end
end
