% SPDX-License-Identifier: Apache-2.0
function varargout = qualify(testCase, kind, check, varargin)
% verifyEqual(testCase, actual, expected, …) and its like: kind is 'verify', 'assume', 'assert' or 'fatalAssert'. What does
% not hold is told and kept in the test case; all kinds but 'verify' end the test by an error.
varargout = {};
takes = struct('True', 1, 'False', 1, 'Equal', 2, 'NotEqual', 2, 'SameHandle', 2, 'NotSameHandle', 2, 'ReturnsTrue', 1, 'Fail', 0, ...
    'GreaterThan', 2, 'GreaterThanOrEqual', 2, 'LessThan', 2, 'LessThanOrEqual', 2, 'Size', 2, 'Length', 2, 'NumElements', 2, ...
    'Empty', 1, 'NotEmpty', 1, 'Class', 2, 'InstanceOf', 2, 'Error', 2, 'Warning', 2, 'WarningFree', 1, 'Substring', 2, 'Matches', 2);
n = takes.(check);
if numel(varargin) < n, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin(1:n);
rest = varargin(n + 1:end);
tolerances = struct('AbsTol', [], 'RelTol', []);
diagnostic = '';
while ~isempty(rest)
    if strcmp(check, 'Equal') && numel(rest) > 1 && (ischar(rest{1}) || isstring(rest{1})) && any(strcmpi(rest{1}, {'AbsTol', 'RelTol'}))
        name = lower(char(rest{1}));
        if name(1) == 'a', tolerances.AbsTol = rest{2}; else, tolerances.RelTol = rest{2}; end
        rest(1:2) = [];
    else
        diagnostic = rest{1};
        rest(1) = [];
    end
end
[ok, lines, varargout] = judge(check, args, tolerances, nargout);
if ok
    if strcmp(objectState(testCase).Name, ''), fprintf('%s passed.\n', noun(kind)); end
    return
end
state = objectState(testCase);
text = [{[kind check ' failed.']}, lines];
tell(state, kind, text, diagnostic);
outcomes = struct('verify', 'failed', 'assume', 'filtered', 'assert', 'failed', 'fatalAssert', 'failed');
reasons = struct('verify', 'Failed by verification.', 'assume', 'Filtered by assumption.', 'assert', 'Failed by assertion.', ...
    'fatalAssert', 'Failed by fatal assertion.');
state.Outcomes{end + 1} = outcomes.(kind);
state.Reasons{end + 1} = reasons.(kind);
state.Incomplete = state.Incomplete || ~strcmp(kind, 'verify');
alterObject(testCase, struct('TestData', {testCase.TestData}), state);
if strcmp(kind, 'verify'), return; end
if strcmp(kind, 'fatalAssert'), word = 'FatalAssertion'; elseif strcmp(kind, 'assert'), word = 'Assertion'; else, word = 'Assumption'; end
error(['MATLAB:unittest:' word 'Failed'], '%s failed.', noun(kind));
end

function word = noun(kind)
words = struct('verify', 'Verification', 'assume', 'Assumption', 'assert', 'Assertion', 'fatalAssert', 'Fatal assertion');
word = words.(kind);
end

function tell(state, kind, lines, diagnostic)
if state.Quiet, return; end
if isempty(state.Name)
    fprintf('%s failed.\n', noun(kind));
else
    fprintf('\n%s\n', repmat('=', 1, 80));
    if strcmp(kind, 'assume')
        fprintf('%s was filtered.\n', state.Name);
    elseif strcmp(kind, 'verify')
        fprintf('Verification failed in %s.\n', state.Name);
    else
        fprintf('%s failed in %s and it did not run to completion.\n', noun(kind), state.Name);
    end
end
if ~isempty(diagnostic)
    tellPart('Test Diagnostic:', strsplit(diagnosticText(diagnostic), newline));
end
tellPart('Framework Diagnostic:', lines);
where = outsideFrame();
if ~isempty(where), tellPart('Stack Information:', {where}); end
if ~isempty(state.Name), fprintf('%s\n', repmat('=', 1, 80)); end
end

function tellPart(title, lines)
bar = repmat('-', 1, numel(title));
fprintf('    %s\n    %s\n    %s\n', bar, title, bar);
for k = 1:numel(lines), fprintf('    %s\n', lines{k}); end
end

function text = outsideFrame()
callers = dbstack;
text = '';
if ~isempty(callers), text = sprintf('In %s (%s) at %d', callers(1).file, callers(1).name, callers(1).line); end
end

function [ok, lines, out] = judge(check, args, tolerances, outputs)
out = {};
lines = {};
switch check
    case 'Fail'
        ok = false;
    case {'True', 'False'}
        wanted = strcmp(check, 'True');
        a = args{1};
        ok = islogical(a) && isscalar(a) && a == wanted;
        if ~islogical(a), lines = {sprintf('--> The value must be logical. It is of type "%s".', class(a))};
        elseif ~isscalar(a), lines = {sprintf('--> The value must be scalar. It has a size of [%s].', num2str(size(a)))};
        else, lines = {sprintf('--> The value must evaluate to "%s".', lower(check))}; end
        lines = [lines, {''}, shown('Actual Value:', a)];
    case 'ReturnsTrue'
        a = args{1}();
        ok = islogical(a) && isscalar(a) && a;
        lines = [{'--> The function handle must return a true logical scalar.', ''}, shown('Returned value:', a)];
    case 'Equal'
        [ok, lines] = equalValues(args{:}, tolerances);
    case 'NotEqual'
        ok = ~equalValues(args{:}, tolerances);
        lines = [{'--> The values are equal.', ''}, shown('Actual Value:', args{1})];
    case {'SameHandle', 'NotSameHandle'}
        ok = isequal(args{:}) == strcmp(check, 'SameHandle');
        lines = {'--> Values do not refer to the same handle.'};
    case {'GreaterThan', 'GreaterThanOrEqual', 'LessThan', 'LessThanOrEqual'}
        compare = struct('GreaterThan', @gt, 'GreaterThanOrEqual', @ge, 'LessThan', @lt, 'LessThanOrEqual', @le);
        words = struct('GreaterThan', 'greater than the minimum', 'GreaterThanOrEqual', 'greater than or equal to the minimum', ...
            'LessThan', 'less than the maximum', 'LessThanOrEqual', 'less than or equal to the maximum');
        held = compare.(check)(args{:});
        ok = ~isempty(held) && all(held(:));
        lines = [{sprintf('--> The value must be %s value.', words.(check)), ''}, shown('Actual Value:', args{1}), shown('Limit:', args{2})];
    case {'Size', 'Length', 'NumElements'}
        measure = struct('Size', @size, 'Length', @length, 'NumElements', @numel);
        actual = measure.(check)(args{1});
        ok = isequal(actual, double(args{2}));
        lines = [{'--> The value had an incorrect size.', ''}, shown('Actual:', actual), shown('Expected:', args{2}), shown('Actual Value:', args{1})];
    case {'Empty', 'NotEmpty'}
        ok = isempty(args{1}) == strcmp(check, 'Empty');
        if strcmp(check, 'Empty'), lines = {'--> The value must be empty.'}; else, lines = {'--> The value must not be empty.'}; end
        lines = [lines, {sprintf('--> The value has a size of [%s].', regexprep(num2str(size(args{1})), ' +', ' ')), ''}, shown('Actual Value:', args{1})];
    case {'Class', 'InstanceOf'}
        ok = strcmp(class(args{1}), char(args{2})) || (strcmp(check, 'InstanceOf') && isa(args{1}, char(args{2})));
        lines = {'--> The value''s class is incorrect.', '', '    Actual Class:', ['        ' class(args{1})], ...
            '    Expected Class:', ['        ' char(args{2})]};
    case {'Substring', 'Matches'}
        if strcmp(check, 'Substring'), ok = contains(args{:}); word = 'substring';
        else, ok = ~isempty(regexp(char(args{1}), char(args{2}), 'once')); word = 'expression'; end
        lines = [{sprintf('--> The value does not contain the %s.', word), ''}, shown('Actual Value:', args{1}), shown(['Expected ' word ':'], args{2})];
    otherwise
        [ok, lines, out] = watched(check, args, outputs);
end
end

function [ok, lines, out] = watched(check, args, outputs)
% Calls of functions that must fail, warn or do neither.
out = {};
lines = {};
if ~isa(args{1}, 'function_handle')
    ok = false;
    lines = {'--> The value must be an instance of the expected type.', '', '    Actual Class:', ['        ' class(args{1})], ...
        '    Expected Type:', '        function_handle'};
    return
end
if strcmp(check, 'Error')
    wanted = args{2};
    try
        out = outputsOf(args{1}, outputs);
    catch e
        if isa(wanted, 'MException'), wanted = wanted.identifier; end
        ok = strcmp(e.identifier, char(wanted));
        out = cell(1, outputs);
        lines = {'--> The function threw the wrong exception.', '', '    Actual Exception:', ['        ''' e.identifier ''''], ...
            '    Expected Exception:', ['        ''' char(wanted) '''']};
        return
    end
    ok = false;
    lines = {'--> The function did not throw any exception.', '', '    Expected Exception:', ['        ''' char(wanted) ''''], ...
        '    Evaluated Function:', ['        ' func2str(args{1})]};
    return
end
[message, identifier] = lastwarn;
lastwarn('');
quiet = evalc('out = outputsOf(args{1}, outputs);');
[said, id] = lastwarn;
lastwarn(message, identifier);
if strcmp(check, 'Warning')
    ok = ~isempty(said) && strcmp(id, char(args{2}));
    if isempty(said), lines = {'--> The function did not issue any warning.'}; else, lines = {'--> The function issued another warning.'}; end
    lines = [lines, {'', '    Actual Warning:', ['        ''' id ''''], '    Expected Warning:', ['        ''' char(args{2}) '''']}];
else
    ok = isempty(said);
    lines = {'--> The function issued warnings.', '', '    Actual Warning Identifier:', ['        ''' id '''']};
end
end

function out = outputsOf(f, n)
out = cell(1, n);
if n > 0, [out{:}] = f(); else, f(); end
end

function [ok, lines] = equalValues(a, b, tolerances)
lines = {};
ok = false;
if ~strcmp(class(a), class(b))
    lines = {'--> Classes do not match.', '', '    Actual Class:', ['        ' class(a)], '    Expected Class:', ['        ' class(b)]};
elseif ~isequal(size(a), size(b))
    lines = [{'--> Sizes do not match.', ''}, strcat({'    '}, [shown('Actual size:', size(a)), shown('Expected size:', size(b))])];
elseif issparse(a) ~= issparse(b)
    lines = {'--> Sparsity does not match.'};
elseif isequaln(a, b)
    ok = true;
elseif isnumeric(a)
    [ok, lines] = nearNumbers(a, b, tolerances);
elseif iscell(a)
    ok = true;
    for k = 1:numel(a), [ok, lines] = equalValues(a{k}, b{k}, tolerances); if ~ok, return; end, end
elseif isstruct(a) && isequal(sort(fieldnames(a)), sort(fieldnames(b)))
    ok = true;
    for k = 1:numel(a)
        for name = fieldnames(a)', [ok, lines] = equalValues(a(k).(name{1}), b(k).(name{1}), tolerances); if ~ok, return; end, end
    end
elseif ischar(a) || isstring(a)
    lines = {'--> The text is not equal.'};
else
    lines = {'--> The values are not equal using "isequaln".'};
end
if ok, return; end
lines = [lines, {''}, shown('Actual Value:', a), shown('Expected Value:', b)];
end

function [ok, lines] = nearNumbers(a, b, tolerances)
% Within one of the tolerances, or the same (Inf, NaN).
x = full(double(a(:))); y = full(double(b(:)));
difference = x - y;
within = x == y | (isnan(x) & isnan(y));
words = {};
if ~isempty(tolerances.AbsTol)
    within = within | abs(difference) <= spread(tolerances.AbsTol, y);
    words{end + 1} = '--> The error was not within absolute tolerance.';
end
if ~isempty(tolerances.RelTol)
    within = within | abs(difference) <= spread(tolerances.RelTol, y).*abs(y);
    words{end + 1} = '--> The error was not within relative tolerance.';
end
ok = all(within);
if isempty(words), words = {'--> The numeric values are not equal using "isequaln".'}; end
lines = [words, {'--> Failure table:'}];
if isscalar(x), titles = {'Actual', 'Expected', 'Error', 'RelativeError'}; columns = [x, y, difference, difference./y];
else
    bad = find(~within);
    titles = {'Index', 'Actual', 'Expected', 'Error', 'RelativeError'};
    columns = [bad, x(bad), y(bad), difference(bad), difference(bad)./y(bad)];
end
if ~isreal(columns), return; end
texts = arrayfun(@(v) sprintf('%.15g', v), columns, 'UniformOutput', false);
widths = max([cellfun(@numel, titles); cellfun(@numel, texts)], [], 1);
row = @(cells) ['        ' strjoin(arrayfun(@(k) [repmat(' ', 1, widths(k) - numel(cells{k})) cells{k}], 1:numel(cells), 'UniformOutput', false), '    ')];
lines{end + 1} = row(titles);
lines{end + 1} = row(arrayfun(@(w) repmat('_', 1, w), widths, 'UniformOutput', false));
lines{end + 1} = '';
for k = 1:min(size(texts, 1), 50), lines{end + 1} = row(texts(k, :)); end
end

function t = spread(tolerance, y)
t = double(tolerance(:));
if isscalar(t), t = repmat(t, size(y)); end
end

function lines = shown(title, value)
text = evalc('disp(value)');
parts = strsplit(text, newline);
while ~isempty(parts) && isempty(strtrim(parts{end})), parts(end) = []; end
lines = [{title}, parts];
end
