% SPDX-License-Identifier: Apache-2.0
function varargout = spparms(varargin)
% Parameters of sparse solvers: spparms shows them, v = spparms gives the values, [keys, v] = spparms their names too,
% v = spparms(key) one; spparms(key, v), spparms(values), spparms('default') and spparms('tight') set them. They are kept
% for scripts that read them; orderings and factorisations choose by themselves.
% Example: v = spparms('bandden')
persistent values
keys = {'spumoni', 'ths_rel', 'ths_abs', 'exact_d', 'supernd', 'rreduce', 'wh_frac', 'autommd', 'autoamd', 'piv_tol', 'bandden', 'umfpack', 'sym_tol'};
usual = [0; 1; 1; 0; 3; 3; 0.5; 1; 1; 0.1; 0.5; 1; 0.001];
if isempty(values), values = usual; end
if nargin > 2, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
if nargout > 2, error('MATLAB:TooManyOutputs', 'Too many output arguments.'); end
if nargin == 0
    if nargout == 0
        for k = 1:numel(keys), fprintf('%10s: %g\n', keys{k}, values(k)); end
    elseif nargout == 1
        varargout = {values};
    else
        varargout = {char(keys), values};
    end
elseif nargin == 1 && isnumeric(varargin{1})
    v = varargin{1}(:);
    if numel(v) > numel(keys), error('MATLAB:spparms:TooManyValues', 'There are %d parameters.', numel(keys)); end
    values(1:numel(v)) = v;
elseif nargin == 1
    key = lower(convertStringsToChars(varargin{1}));
    if strcmp(key, 'default') || strcmp(key, 'defaults')
        values = usual;
    elseif strcmp(key, 'tight')
        values = usual;
        values([2 4 5 6 7]) = [1; 1; 1; 1; 0.5];
    else
        varargout = {values(numberOf(key, keys))};
    end
else
    k = numberOf(lower(convertStringsToChars(varargin{1})), keys);
    if ~isnumeric(varargin{2}) || ~isscalar(varargin{2}), error('MATLAB:spparms:NotScalar', 'The value must be a numeric scalar.'); end
    values(k) = varargin{2};
end
end

function k = numberOf(key, keys)
k = find(strcmp(key, keys));
if isempty(k), error('MATLAB:spparms:UnknownKey', 'Unknown parameter ''%s''.', key); end
end
