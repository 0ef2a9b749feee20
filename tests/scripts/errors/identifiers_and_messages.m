% error with and without identifier and format.
function m = of(f), try, f(); m = 'none'; catch e, m = [e.identifier '|' e.message]; end, end
disp(of(@() error('plain text'))), disp(of(@() error('with %d number', 5))), disp(of(@() error('my:id', 'text %s', 'x'))), disp(of(@() error('my:id:sub', 'only id and text')))
disp(of(@() error('no id: just colon %d', 3))), disp(of(@() error('100% sure'))), disp(of(@() error('percent %d%%', 5))), disp(of(@() error('newline\n'))), disp(of(@() error('newline\n%d', 1)))
disp(of(@() error(struct('message', 'from struct', 'identifier', 'a:b')))), disp(of(@() error("string text"))), disp(of(@() error('a:b', '%d,', [1 2 3]))), disp(of(@() error('')))
